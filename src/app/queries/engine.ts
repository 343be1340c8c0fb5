/**
 * The one client of the page. The engine in the page answers, or, when the person has chosen one, a server.
 */
import { openClient, type Point } from '../../client/client.ts';
import { openHttpTransport, openWorkerTransport } from '../../client/transports.ts';

const { ask, transport: embedded } = openWorkerTransport();

type Server = { readonly url: string; readonly key: string };

let chosen = embedded;
let answering: Server | undefined;

/** A server that hangs is a server that is down. */
const PATIENCE_MS = 10_000;

/** From here on questions go to this server, or, without one, to the engine in the page. */
export const answerFrom = (server: Server | undefined): void => {
  answering = server;
  if (server === undefined) {
    chosen = embedded;
    return;
  }
  const remote = openHttpTransport(server.url, server.key);
  chosen = (path, query, signal) => {
    const limit = AbortSignal.timeout(PATIENCE_MS);
    return remote(path, query, signal === undefined ? limit : AbortSignal.any([signal, limit]));
  };
};

/** Whom the client asks; nobody, as long as the engine in the page answers. Pages of others never ask a server. */
export const answeringServer = (): Server | undefined => answering;

export const engine = ask;

/** The engine opens, so that it is ready before anybody types. */
export const beginEngine = (): void => {
  ask('open').catch(() => {
    // An engine that does not begin is told of with the first question.
  });
};

export const client = openClient((path, query, signal) => chosen(path, query, signal));

/** Always the engine in the page: for what costs many questions, and for comparing. */
export const embeddedClient = openClient(embedded);

/** A language ahead of its questions, for the engine in the page; a server has them all. */
export const prepare = async (language: string, withTrial: boolean): Promise<void> => {
  if (answering === undefined) await engine('prepare', language, withTrial);
};

/**
 * Words that nobody asked for: the first ones of a visit open their language, and their code runs for the first time, which
 * takes a tenth of a second. Where a view was opened and no square, the first tap would wait for it.
 */
export const rehearseWords = (at: Point, language: string): void => {
  if (answering !== undefined) return;
  embeddedClient.wordsAt(at, language).catch(() => {
    // Whoever taps meets the same, and is told.
  });
};
