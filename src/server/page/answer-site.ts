import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedEngine } from '../../api/index.ts';
import type { Callers } from '../caller.ts';
import type { Policies } from '../policies.ts';
import { isFilePath } from '../routes.ts';
import { sendAsset, sendReply, sendText } from '../send.ts';
import type { Site } from '../static/site.ts';
import { deepLinkAt } from './deep-link.ts';
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
const PICTURE = /^\/picture\/([^/]{1,300})\.svg$/;

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

  const answerPicture = (request: IncomingMessage, response: ServerResponse, name: string): number => {
    const opened = engine();
    const link = opened === undefined ? undefined : deepLinkAt(opened, `/${name}`);
    if (link?.words === undefined) {
      return sendText(request, response, 404, TEXT_TYPE, 'Not found.\n', policies.plain);
    }
    return sendText(request, response, 200, 'image/svg+xml', pictureOf(link.words, link.place), [
      'Cache-Control',
      'public, max-age=86400',
      // Opened by itself an SVG is a document; this one may do nothing.
      'Content-Security-Policy',
      "default-src 'none'",
      ...policies.plain,
    ]);
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

  return (request: IncomingMessage, response: ServerResponse, path: string, query: string): number => {
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
