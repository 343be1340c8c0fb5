import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Caller } from '../api/index.ts';
import { headerOf } from './header.ts';

/**
 * Who is asking, and whether nobody could listen in.
 *
 * `X-Forwarded-*` is what a stranger says about himself, unless the connection comes from a proxy we were told to
 * trust; then the rightmost address that is not such a proxy is the caller.
 */
/** What of a request tells who asks. */
type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

export type Callers = {
  callerOf(request: Asking): Caller;
};

const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** IPv4 arrives as `::ffff:1.2.3.4` on a dual-stack socket. */
const bare = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const blockListOf = (ranges: readonly string[]): BlockList => {
  const found = new BlockList();
  for (const range of ranges.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    if (isIP(address) === 0) throw new Error(`--trust-proxy: "${range}" is neither an address nor a CIDR range`);
    if (bits === undefined) found.addAddress(address, family(address));
    else found.addSubnet(address, Number(bits), family(address));
  }
  return found;
};

/** A Host header ends up in links we print; anything that is not a plain name or address is dropped. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/;

const LOOPBACK = blockListOf(['loopback']);

const isIn = (ranges: BlockList, address: string): boolean =>
  isIP(address) !== 0 && ranges.check(address, family(address));

const listOf = (header: string | undefined): readonly string[] =>
  header === undefined ? [] : header.split(',').map((part) => part.trim());

/** What a connection tells about its other end; asked once, because it can not change and asking is slow. */
type Peer = {
  readonly address: string;
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
    const peer: Peer = { address, trusted: isIn(trusted, address), local, latest: undefined };
    peers.set(socket, peer);
    return peer;
  };

  const addressOf = (peer: Peer, forwardedFor: string | undefined): string => {
    if (!peer.trusted) return peer.address;
    const path = listOf(forwardedFor).map(bare);
    return path.findLast((address) => isIP(address) !== 0 && !isIn(trusted, address)) ?? peer.address;
  };

  const newCaller = (request: Asking, peer: Peer, host: string, forwardedFor: string | undefined): Caller => {
    const forwardedTls = peer.trusted && listOf(headerOf(request, 'x-forwarded-proto'))[0] === 'https';
    const secure = request.socket instanceof TLSSocket || forwardedTls;
    return {
      address: addressOf(peer, forwardedFor),
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
