import { createTransport } from 'nodemailer';

/**
 * The one e-mail we send: "was it you?".
 *
 * It holds a link and no key, because e-mails are read by many machines on their way.
 */
export type Mailer = { confirm(email: string, link: string): Promise<void> };

const PATIENCE_MS = 8000;

export const openMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    confirm: async (email, link) => {
      await transport.sendMail({
        // An object, not a string: a list of addresses can not be smuggled in.
        to: { name: '', address: email },
        subject: 'Confirm your Tessera key',
        text: [
          'Somebody, hopefully you, asked for a Tessera key with this address.',
          '',
          'Open this link and press the button to switch the key on:',
          link,
          '',
          'If it was not you, do nothing: the key stays switched off.',
        ].join('\n'),
      });
    },
  };
};
