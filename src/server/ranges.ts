import { BlockList, isIP } from 'node:net';

/**
 * Addresses and ranges of them, as options name them and as rates count them.
 */
const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Nothing after the slash would be read as 0: everybody. */
const isBits = (bits: string, address: string): boolean =>
  /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32);

/** `loopback`, `private`, an address, or a CIDR range. */
export const isRange = (text: string): boolean => {
  if (Object.hasOwn(NAMED, text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || isBits(bits, address));
};

/** Of ranges that are ones. */
export const blockListOf = (ranges: readonly string[]): BlockList => {
  const found = new BlockList();
  for (const range of ranges.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) found.addAddress(address, family(address));
    else found.addSubnet(address, Number(bits), family(address));
  }
  return found;
};

export const isIn = (ranges: BlockList, address: string): boolean =>
  isIP(address) !== 0 && ranges.check(address, family(address));

const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));

/**
 * The address as rates count it. Whoever has one IPv6 address has the 2^64 of its network to ask from, so these are
 * counted as one; an IPv4 address is counted alone.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.split('::');
  const [first, last] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = end === undefined ? 0 : 8 - first.length - last.length;
  return `${[...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':')}::/64`;
};
