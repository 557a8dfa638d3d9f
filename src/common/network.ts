/**
 * Whom an address belongs to: itself, or of IPv6 the network of 64 bits that one household gets, as `2001:db8:0:0`. An
 * IPv4 address in the clothes of IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const parts = plain.replace(/%.*/, '').split('::');
  const [first = [], last = []] = parts.map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
