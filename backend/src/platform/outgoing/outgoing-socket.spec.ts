import { isReachable, parseRanges } from './outgoing.policy.js';
import { resolveHost } from './outgoing-socket.js';
import { loopbackPolicy, strictPolicy } from './testing/loopback-policy.js';

const strict = strictPolicy();

describe('address of an outgoing call', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '[::1]',
    '::',
    'fd00::1',
    'fe80::1',
    'fe80::1%lo',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:0:10.0.0.1',
    '::10.0.0.1',
    '::7f00:1',
    '::a00:1',
    'fec0::1',
    '3fff::1',
    '5f00::1',
    '100::1',
    '192.88.99.1',
    '240.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '2001:0:1::1',
    '2001:db8::7',
    'localhost',
    'localhost.',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '１２７.0.0.1',
  ])('%s is rejected', async (host) => {
    await expect(resolveHost(host, strict)).rejects.toMatchObject({
      message: 'This address is on a private network, which is not allowed.',
    });
  });

  it.each(['8.8.8.8', '2606:4700::1111'])('%s is accepted', async (host) => {
    expect(await resolveHost(host, strict)).toMatchObject([{ address: host }]);
  });

  it('may be in a range that the installation permits', async () => {
    expect(await resolveHost('127.0.0.1', loopbackPolicy())).toMatchObject([
      { address: '127.0.0.1' },
    ]);
  });
});

describe('permitted ranges', () => {
  const permitted = parseRanges('10.20.0.0/16, fd12::/32');

  it.each([
    ['10.20.3.4', true],
    ['::ffff:10.20.3.4', true],
    ['10.21.0.1', false],
    ['fd12::7', true],
    ['fd13::7', false],
    ['not an address', false],
  ])('contain %s: %s', (address, expected) => {
    expect(isReachable(address, permitted)).toBe(expected);
  });
});
