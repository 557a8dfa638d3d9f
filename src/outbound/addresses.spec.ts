import { isIn, isPublic, networksOf } from './addresses.js';

const PUBLIC = ['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '223.255.255.254'];
const PUBLIC_6 = ['2606:4700::1111', '2a00:1450::1', '2001:4860:4860::8888'];
const SPECIAL = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.255.255.254'],
  ...['100.100.100.200', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192'],
  ...['192.0.2.1', '192.88.99.1', '192.168.1.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
];
const SPECIAL_6 = [
  ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:1.1.1.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b::101:101', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1'],
  ...['2002:7f00:1::', '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1'],
  ...['fec0::1', 'ff02::1', 'ffff::1'],
];

describe('an address', () => {
  it.each([...PUBLIC, ...PUBLIC_6])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([...SPECIAL, ...SPECIAL_6])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('lies in networks of its own kind, or in those of IPv4 that it is in truth', () => {
    const networks = networksOf(['10.0.0.0/8', 'fd00::/16']);
    const asked = ['10.1.2.3', '11.1.2.3', 'fd00::1', 'fd01::1', '::ffff:10.0.0.1', '::10.0.0.1'];
    expect(asked.filter((address) => isIn(networks, address))).toEqual([
      ...['10.1.2.3', 'fd00::1', '::ffff:10.0.0.1'],
    ]);
  });
});
