import { addressKey } from './limits.interceptor.js';

describe('the caller of an address', () => {
  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 in IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 in hexadecimal IPv6', '::ffff:cb00:7107', '203.0.113.7'],
    ['no address', 'unix', 'unix'],
  ])('is the address itself for %s', (_, address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    ['2001:db8:1:2::7', '2001:db8:1:2:a:b:c:d'],
    ['2001:db8::7', '2001:db8::a:b:c:d'],
    ['2001:db8::1:2', '2001:db8::5:0:0:2'],
    ['2001:db8:1::7', '2001:db8:1:0:a:b:c:d'],
    ['2001:DB8:1:2::7', '2001:0db8:0001:0002::8'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['fe80::1%br-lan', 'fe80::2%eth0.1'],
  ])('is the network of IPv6, however its zeros are spelt: %s and %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['2001:db8:1:2::7', '2001:db8:1:3::7'],
    ['2001:db8::7', '2001:db8:0:1::7'],
  ])('differs between networks: %s and %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});
