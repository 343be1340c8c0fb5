import { createTransport } from 'nodemailer';
import type { MailOptions } from '../options.ts';
import type { Speech } from './text/speech.ts';

/**
 * The one e-mail we send: "was it you?".
 *
 * It holds a link and no key, because e-mails are read by many machines on their way.
 */
export type Mailer = {
  /** `path` is that of the page with the button; where people reach us is for the mailer to know. */
  confirm(email: string, path: string, speech: Speech): Promise<void>;
};

const PATIENCE_MS = 8000;

export const openMailer = ({ smtpUrl, from, publicUrl }: MailOptions): Mailer => {
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
    confirm: async (email, path, { say, language }) => {
      await transport.sendMail({
        // An object, not a string: a list of addresses can not be smuggled in.
        to: { name: '', address: email },
        subject: say('mailSubject'),
        headers: { 'Content-Language': language },
        text: [say('mailWho'), '', say('mailHow'), publicUrl + path, '', say('mailElse')].join('\n'),
      });
    },
  };
};
