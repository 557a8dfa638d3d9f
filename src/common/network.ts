/**
 * The network that an IP address counts for: an IPv4 address itself; for IPv6 the /64 network that a household gets,
 * e.g. `2001:db8:0:0`. An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const parts = plain.replace(/%.*/, '').split('::');
  const [first = [], last = []] = parts.map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
