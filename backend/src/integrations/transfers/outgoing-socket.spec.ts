import { allowedAddress, OutgoingPolicy } from './outgoing-socket.js';

const strict = new OutgoingPolicy(false, 1000);

describe('address of this machine', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '169.254.169.254',
    '::1',
    '[::1]',
    '::',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'localhost',
  ])('%s is refused', async (host) => {
    await expect(allowedAddress(host, strict)).rejects.toThrow('address of this machine');
  });

  it('is allowed if configured', async () => {
    expect(await allowedAddress('127.0.0.1', new OutgoingPolicy(true, 1000))).toBe('127.0.0.1');
  });
});

describe('any other address', () => {
  it.each(['10.1.2.3', '203.0.113.9', '2001:db8::7'])('%s is allowed', async (host) => {
    expect(await allowedAddress(host, strict)).toBe(host);
  });
});
