/**
 * The HTTP interface on the site's own origin. A server that is there answers; on a host that only has files, and
 * without a network, the embedded engine does: the same questions, the same answers, and no key.
 *
 * Only pages of this origin can ask: a browser hands the requests of other sites to their own service worker.
 */
import { EVERYBODY, type FetchAnswer, fetchAnswer, openApi } from '../../api/index.ts';
import { type Load, openEngine } from '../../engine/index.ts';

export type AnswerInterface = (request: Request) => Promise<Response>;

/**
 * The interface speaks JSON, and XML and scripts in the generation whose answers all say that it is deprecated. A host of
 * files sends a page or an XML of its own, found or not.
 */
const isFromServer = ({ status, headers }: Response): boolean =>
  status === 204 || status >= 500 || (headers.get('content-type') ?? '').includes('json') || headers.has('deprecation');

const notReady = (error: unknown): Response => {
  const message = `The embedded engine has no data: ${error instanceof Error ? error.message : String(error)}`;
  return Response.json({ error: { code: 'NotReady', message } }, { status: 503, headers: { 'Retry-After': '5' } });
};

const openOwn = async (load: Load, origin: string): Promise<FetchAnswer> => {
  const engine = await openEngine({ load });
  await engine.loadTowns();
  // Kept once somebody used them: without a network they may be missing, and then a square in the country has its country only.
  await engine.loadPlaces().catch((error: unknown) => console.warn('villages', error));
  return fetchAnswer(openApi({ engine, keys: EVERYBODY, mapUrl: origin }));
};

export const openInterface = (load: Load, origin: string, ask: typeof fetch): AnswerInterface => {
  let own: Promise<FetchAnswer> | undefined;
  // Known after the first answer; asked again when the browser has started this worker anew.
  let isAlone = false;

  const answerOfOwn = async (request: Request): Promise<Response> => {
    try {
      own ??= openOwn(load, origin);
      const answer = await own;
      return (await answer(request)) ?? Response.error();
    } catch (error) {
      own = undefined;
      return notReady(error);
    }
  };

  return async (request) => {
    if (isAlone) return answerOfOwn(request);
    try {
      const answer = await ask(request.clone());
      if (isFromServer(answer)) return answer;
      isAlone = true;
    } catch {
      // No network: whether there is a server shows when it is back.
    }
    return answerOfOwn(request);
  };
};
