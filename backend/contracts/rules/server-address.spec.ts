import { isServerAddress, hasParentSegment, type ServerKind } from './server-address.js';

describe('address of a server', () => {
  it.each<[ServerKind, string]>([
    ['FILES', 'sftp.carrier.com.au'],
    ['FILES', 'sftp://files.carrier.example/'],
    ['FILES', '203.0.113.9'],
    ['FILES', '[2001:db8::1]'],
    ['FILES', 'me:secret@files.example'],
    ['WEB', 'api.carrier.example/v2/bookings'],
    ['WEB', 'https://api.carrier.example:8443/v2?x=1'],
    ['FEED', 'ftps://files.example'],
    ['FEED', 'http://127.0.0.1:8080/feed'],
  ])('%s is accepted: %s', (kind, text) => {
    expect(isServerAddress(text, kind)).toBe(true);
  });

  it.each<[ServerKind, string]>([
    ['FILES', 'bad address !!'],
    ['FILES', 'http://files.example'],
    ['FILES', 'files.example/inbox'],
    ['FILES', 'files.example:22'],
    ['FILES', '-files.example'],
    ['WEB', 'sftp://api.example'],
    ['WEB', 'https://'],
    ['WEB', 'https://api.example:port'],
    ['WEB', 'https://api.example/a path'],
    ['FEED', 'gopher://files.example'],
    ['FEED', 'a'.repeat(254)],
  ])('%s is rejected: %s', (kind, text) => {
    expect(isServerAddress(text, kind)).toBe(false);
  });

  it.each([
    ['../x', true],
    ['/in/../../etc', true],
    ['in\\..\\x', true],
    ['/in/..files', false],
    ['/in/*.csv', false],
  ])('the path %s leaves its folder: %s', (path, escapes) => {
    expect(hasParentSegment(path)).toBe(escapes);
  });
});
