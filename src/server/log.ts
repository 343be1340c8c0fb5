/**
 * Logs: one JSON object a line on stderr, for machines.
 *
 * Callers pass named fields; nothing here or at the callers ever holds a key, the words asked for or a coordinate,
 * because logs are copied to places where nobody remembers what they contain.
 */
export type Fields = { readonly [name: string]: string | number | boolean | undefined };

export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** Lines wait up to 100 ms to be written together; this writes them now. */
  flush(): void;
};

const FLUSH_MS = 100;
const FLUSH_CHARACTERS = 64 * 1024;

export const openLog = (write: (text: string) => void): Log => {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };

  const line = (level: string, event: string, fields: Fields = {}): void => {
    waiting += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
    if (waiting.length > FLUSH_CHARACTERS) flush();
    else timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, fields) => line('error', event, fields),
    flush,
  };
};
