import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What one visitor counts as: an IPv4 address, or an IPv6 /64, since a household is handed all of a /64. */
export function networkOf(address: string): string {
  const [, v4] = MAPPED_V4.exec(address) ?? [];
  if (v4) return v4;
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const filled = tail === undefined ? [] : Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const groups = [...first, ...filled, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
