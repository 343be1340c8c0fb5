/**
 * `/sw.js`: the site without a network. It keeps the files of its version, answers pages and files from them, and the
 * HTTP interface where no server does. A new version waits until somebody says that it may take over.
 */
import { openInterface } from './interface.ts';
import { routeOf } from './routes.ts';
import { browserWorld, type FileList, openShelf } from './shelf.ts';
import { fill, tidy } from './versions.ts';

/** Put here by the build. */
declare const __FILE_LIST__: FileList;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };

/** What a service worker is given and the types of a page do not know. */
declare const self: {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

const { origin } = self.location;
const files = __FILE_LIST__;
const world = browserWorld((work) => work());
const shelf = openShelf(files, world);
const load = async (name: string): Promise<ArrayBuffer> => (await shelf.take(`/data/${name}`)).arrayBuffer();
const answerInterface = openInterface(load, origin, (request) => fetch(request));

/** What can not be kept, or is of another version than the host has by now, is at least tried on the network. */
const answerFile = (path: string, request: Request): Promise<Response> => shelf.take(path).catch(() => fetch(request));

const answerOlder = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

const answerServerPage = (request: Request): Promise<Response> => fetch(request).catch(() => shelf.take('/index.html'));

const answerTo = (request: Request): Promise<Response> | undefined => {
  const route = routeOf(request, origin, shelf.hashOf);
  switch (route.kind) {
    case 'file':
      return answerFile(route.path, request);
    case 'older-file':
      return answerOlder(request);
    case 'server-page':
      return answerServerPage(request);
    case 'interface':
      return answerInterface(request);
    case 'pass':
      return undefined;
  }
};

self.addEventListener('install', (event) => event.waitUntil(fill(files, world)));
self.addEventListener('activate', (event) => event.waitUntil(tidy(files, world).then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
