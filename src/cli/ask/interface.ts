import { EVERYBODY, openApi } from '../../api/index.ts';
import { answerOf, type Client, openClient, type RefusedError, type Transport } from '../../client/client.ts';
import { openEngine } from '../../engine/index.ts';
import { loadFromDisk } from '../../library/disk.ts';

/**
 * The v3 interface without a server: what it refuses and how it answers is the same here as over HTTP.
 */
export type Interface = { readonly client: Client; ask(path: string, query: URLSearchParams): Promise<string> };

const nobody = { address: '', origin: '', overTls: true };

/** `withPlaces` loads 3 MB more, which three words alone do not need. */
export const openInterface = async (withPlaces: boolean): Promise<Interface> => {
  const engine = await openEngine({ load: loadFromDisk });
  if (withPlaces) await engine.loadPlaces();
  const api = openApi({ engine, keys: EVERYBODY });
  const transport: Transport = async (path, query) => api.handle('GET', path, query, () => undefined, nobody);
  return {
    client: openClient(transport),
    ask: async (path, query) => {
      const { status, body } = await transport(path, query.toString());
      answerOf(status, body);
      return body;
    },
  };
};

/** The parameters that are no flag here but the very input. */
const INPUT_IN_FRONT = /^(?:coordinates|words|input|bounding-box): /;
const EXAMPLE = /(; for example )[a-z-]+=/;

/** What a refusal says, in the words of a command line. */
export const reasonOf = (error: RefusedError): string =>
  error.message.replace(INPUT_IN_FRONT, '').replace(EXAMPLE, '$1');
