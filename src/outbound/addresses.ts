import { BlockList, isIPv6 } from 'node:net';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** A list of networks, e.g. `['10.0.0.0/8', 'fd00::/8']`, that addresses can be looked up in. */
export function networksOf(cidrs: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', bits] = cidr.split('/');
    networks.addSubnet(address, Number(bits), family(address));
  }
  return networks;
}

/** Whether an IP address lies in one of these networks; an IPv4 address mapped into IPv6 counts as the IPv4 address. */
export function isIn(networks: BlockList, address: string): boolean {
  return networks.check(address, family(address));
}

/**
 * IPv4 addresses for special purposes (IANA's registry), and others at which clouds offer services to their machines.
 */
const SPECIAL = networksOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Azure's own address, which every machine there can reach.
  '168.63.129.16/32',
  // Special addresses among the unicast ones of IPv6: Teredo and other protocols, examples, 6to4, AS112, examples.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]);

/** All IPv6 addresses that are assigned; mapped addresses, NAT64, loopback, link-local and the like lie outside. */
const GIVEN_OUT = networksOf(['2000::/3']);

/** Whether an IP address is a public one of a single machine. */
export function isPublic(address: string): boolean {
  return (!isIPv6(address) || isIn(GIVEN_OUT, address)) && !isIn(SPECIAL, address);
}
