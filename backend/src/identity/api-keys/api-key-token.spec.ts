import { createApiKeyToken, readApiKeyToken } from './api-key-token.js';

describe('the token of an API key', () => {
  it('parses to its stored part', () => {
    const { token, ...stored } = createApiKeyToken('live');

    expect(token).toMatch(/^lh_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
    expect(readApiKeyToken(token)).toEqual(stored);
    expect(token.endsWith(stored.lastFour)).toBe(true);
    expect(token).toContain(`_${stored.publicId}_`);
  });

  it('is different each time', () => {
    const tokens = Array.from({ length: 1_000 }, () => createApiKeyToken('live').token);

    expect(new Set(tokens).size).toBe(1_000);
  });

  it('with any one character changed is not well-formed', () => {
    const { token } = createApiKeyToken('live');

    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'x' ? 'y' : 'x';
      expect(readApiKeyToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });

  it.each(['', 'lh_live_', 'lh_live_12345678_short', `lh_test_12345678_${'a'.repeat(49)}`])(
    'is not %p',
    (text) => {
      expect(readApiKeyToken(text)).toBeNull();
    },
  );
});
