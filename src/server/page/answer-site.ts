import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedEngine } from '../../api/index.ts';
import type { Callers } from '../caller.ts';
import type { Policies } from '../policies.ts';
import { isFilePath } from '../routes.ts';
import { sendAsset, sendReply, sendText } from '../send.ts';
import type { Site } from '../static/site.ts';
import { openTurns } from '../turns.ts';
import { type DeepLink, deepLinkAt } from './deep-link.ts';
import { pictureOf } from './picture.ts';
import { renderPage } from './render.ts';

/**
 * Everything that is looked at: files of the site, the page behind every other path, and pictures of addresses.
 */
export type SiteParts = {
  readonly site: Site;
  readonly policies: Policies;
  readonly callers: Callers;
  /** Undefined until the data is loaded; until then every link shows the page as it was built. */
  readonly engine: () => AskedEngine | undefined;
};

const TEXT_TYPE = 'text/plain; charset=utf-8';
const PICTURE = /^\/picture\/([^/]{1,300})\.png$/;

/** A link is previewed by many who share it at once; a picture has about 15 kB. */
const MOST_KEPT = 100;

/** Half a second of drawing. Pictures wait in a line of their own, so that many of them do not hold up suggestions. */
const MOST_WAITING = 20;

const named = (flat: readonly string[]): Record<string, string> =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])));

export const answerSite = ({ site, policies, callers, engine }: SiteParts) => {
  const html = site.index?.bytes.toString('utf8') ?? '';
  const pageHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...named(policies.page('/')),
  };

  const turns = openTurns(MOST_WAITING);
  const pictures = new Map<string, Promise<Buffer>>();

  /** Drawing takes milliseconds, so it waits its turn; undefined when too many wait. */
  const pictureFor = (opened: AskedEngine, link: DeepLink): Promise<Buffer> | undefined => {
    const known = pictures.get(link.path);
    if (known !== undefined) return known;
    const drawn = turns.take(() => pictureOf(opened, link));
    if (drawn === undefined) return undefined;
    pictures.set(link.path, drawn);
    drawn.catch(() => pictures.delete(link.path));
    const [oldest] = pictures.keys();
    if (pictures.size > MOST_KEPT && oldest !== undefined) pictures.delete(oldest);
    return drawn;
  };

  const answerPicture = (
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): number | Promise<number> => {
    const opened = engine();
    const link = opened === undefined ? undefined : deepLinkAt(opened, `/${name}`);
    if (opened === undefined || link === undefined) {
      return sendText(request, response, 404, TEXT_TYPE, 'Not found.\n', policies.plain);
    }
    const drawn = pictureFor(opened, link);
    if (drawn === undefined) {
      const later = ['Retry-After', '1', ...policies.plain];
      return sendText(request, response, 503, TEXT_TYPE, 'Too many pictures are asked for.\n', later);
    }
    return drawn.then((png) => {
      const headers = ['Content-Type', 'image/png', 'Content-Length', String(png.length)];
      response.writeHead(200, [...headers, 'Cache-Control', 'public, max-age=86400', ...policies.plain]);
      response.end(request.method === 'HEAD' ? undefined : png);
      return 200;
    });
  };

  const answerPage = (request: IncomingMessage, response: ServerResponse, path: string): number => {
    if (site.index === undefined) {
      return sendText(request, response, 404, TEXT_TYPE, 'Not found.\n', policies.plain);
    }
    const opened = engine();
    const link = opened === undefined ? undefined : deepLinkAt(opened, path);
    if (link === undefined) return sendAsset(request, response, site.index, false);
    const body = renderPage(html, link, callers.callerOf(request).origin);
    if (request.method === 'HEAD') response.writeHead(200, pageHeaders).end();
    else sendReply(request, response, { status: 200, headers: pageHeaders, body });
    return 200;
  };

  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): number | Promise<number> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = ['Allow', 'GET, HEAD', ...policies.plain];
      return sendText(request, response, 405, TEXT_TYPE, 'Only GET is possible here.\n', allow);
    }
    const picture = PICTURE.exec(path)?.[1];
    if (picture !== undefined) return answerPicture(request, response, picture);
    const asset = path === '/' ? site.index : site.assetAt(path);
    if (asset !== undefined) {
      // `?v=<hash>` names a version of a data file, so this answer can never change.
      const version = /^v=([0-9a-f]{8,64})$/.exec(query)?.[1];
      const immutable = version !== undefined && version.slice(0, 32) === asset.hash.slice(0, version.length);
      return sendAsset(request, response, asset, immutable);
    }
    if (isFilePath(path)) return sendText(request, response, 404, TEXT_TYPE, 'Not found.\n', policies.plain);
    return answerPage(request, response, path);
  };
};
