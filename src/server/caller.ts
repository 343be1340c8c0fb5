import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Caller } from '../api/index.ts';
import { headerOf } from './header.ts';
import { blockListOf, isIn, networkOf } from './ranges.ts';

/**
 * Who is asking, and whether nobody could listen in.
 *
 * `X-Forwarded-*` is what a stranger says about himself, unless the connection comes from a proxy we were told to
 * trust. Such a proxy adds whom it heard at the end, so we read from there, and no further than to the first that is
 * no such proxy: it is the caller, and everything before it is what the caller wrote.
 */
/** What of a request tells who asks. */
type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

export type Callers = {
  callerOf(request: Asking): Caller;
};

/** IPv4 arrives as `::ffff:1.2.3.4` on a dual-stack socket. */
const bare = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

/** A Host header ends up in links we print; anything that is not a plain name or address is dropped. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/;

const LOOPBACK = blockListOf(['loopback']);

const listOf = (header: string | undefined): readonly string[] =>
  header === undefined ? [] : header.split(',').map((part) => part.trim());

/** Some proxies name the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

const withoutPort = (text: string): string => {
  const [, inBrackets, plain] = WITH_PORT.exec(text) ?? [];
  return inBrackets ?? plain ?? text;
};

/** What a connection tells about its other end; asked once, because it can not change and asking is slow. */
type Peer = {
  /** As rates count it. */
  readonly network: string;
  readonly trusted: boolean;
  readonly local: boolean;
  /** Who asked last over this connection, and for which host: nearly always who asks next. */
  latest: { readonly host: string; readonly caller: Caller } | undefined;
};

export const openCallers = (trustProxy: readonly string[]): Callers => {
  const trusted = blockListOf(trustProxy);
  const peers = new WeakMap<Socket, Peer>();

  const peerOf = ({ socket }: Asking): Peer => {
    const known = peers.get(socket);
    if (known !== undefined) return known;
    const address = bare(socket.remoteAddress ?? '');
    const local = isIn(LOOPBACK, address);
    const peer: Peer = { network: networkOf(address), trusted: isIn(trusted, address), local, latest: undefined };
    peers.set(socket, peer);
    return peer;
  };

  const networkFrom = (peer: Peer, forwardedFor: string | undefined): string => {
    if (!peer.trusted || forwardedFor === undefined) return peer.network;
    const path = listOf(forwardedFor).map((said) => bare(withoutPort(said)));
    const nearest = path.findLast((address) => !isIn(trusted, address)) ?? '';
    return isIP(nearest) === 0 ? peer.network : networkOf(nearest);
  };

  const newCaller = (request: Asking, peer: Peer, host: string, forwardedFor: string | undefined): Caller => {
    const forwardedTls = peer.trusted && listOf(headerOf(request, 'x-forwarded-proto')).at(-1) === 'https';
    const secure = request.socket instanceof TLSSocket || forwardedTls;
    return {
      address: networkFrom(peer, forwardedFor),
      origin: `${secure ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`,
      // Plain HTTP on one's own machine is as safe as TLS.
      overTls: secure || (peer.local && forwardedFor === undefined),
    };
  };

  return {
    callerOf: (request) => {
      const peer = peerOf(request);
      const host = headerOf(request, 'host') ?? '';
      const forwardedFor = headerOf(request, 'x-forwarded-for');
      // Behind a proxy each request of a connection may be somebody else's.
      if (peer.trusted || forwardedFor !== undefined) return newCaller(request, peer, host, forwardedFor);
      if (peer.latest?.host !== host) peer.latest = { host, caller: newCaller(request, peer, host, undefined) };
      return peer.latest.caller;
    },
  };
};
