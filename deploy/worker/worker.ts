import { ANY_KEY, type Api, fetchAnswer, openApi } from '../../src/api/index.ts';
import { LANGUAGES, openEngine } from '../../src/engine/index.ts';

/**
 * The interface on Cloudflare Workers: the same API, with the built site and its data as static assets.
 *
 * An isolate opens the engine at its first question and keeps it. It has 128 MB, so languages are loaded as they are
 * asked for. Any non-empty key passes; put the platform's own rate limits in front.
 */
type Environment = { readonly ASSETS: { fetch(request: Request): Promise<Response> } };

let opened: Promise<Api> | undefined;

const openOnce = (environment: Environment, origin: string): Promise<Api> => {
  const load = async (name: string): Promise<ArrayBuffer> => {
    const response = await environment.ASSETS.fetch(new Request(`${origin}/data/${name}`));
    if (!response.ok) throw new Error(`data/${name}: ${response.status}`);
    return response.arrayBuffer();
  };
  opened ??= openEngine({ load })
    .then(async (engine) => {
      await Promise.all([engine.loadPlaces(), engine.loadLanguage(LANGUAGES[0]?.code ?? 'en')]);
      return openApi({ engine, keys: ANY_KEY });
    })
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
};

export default {
  fetch: async (request: Request, environment: Environment): Promise<Response> => {
    const api = await openOnce(environment, new URL(request.url).origin);
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    return fetchAnswer(api)(request, address) ?? environment.ASSETS.fetch(request);
  },
};
