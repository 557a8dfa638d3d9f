import { networkOf } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::1', '0:0:0:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
