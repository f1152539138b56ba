import { randomBytes } from 'node:crypto';

import { SecretBox } from './secret-box.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const first = key('k1');
const second = key('k2');

describe('sealed secret', () => {
  it('can be opened again, and reveals nothing', () => {
    const box = new SecretBox(first);
    const sealed = box.seal('sftp password é');

    expect(JSON.stringify(sealed)).not.toContain('sftp');
    expect(box.open(sealed)).toBe('sftp password é');
  });

  it('differs each time', () => {
    const box = new SecretBox(first);

    expect(box.seal('same').ciphertext).not.toBe(box.seal('same').ciphertext);
  });

  it('is recognised by its form, unlike a secret that was entered', () => {
    const box = new SecretBox(first);

    expect(box.isSealed(box.seal('x').ciphertext)).toBe(true);
    for (const entered of ['', 'k1', 'k1.', 'k1.Short', 'k'.repeat(43), 'Eucalyptus 7.', 'k1.a b'])
      expect(box.isSealed(entered)).toBe(false);
    expect(new SecretBox(second).isSealed(box.seal('x').ciphertext)).toBe(false);
  });

  it('can be opened with the old key after a new one was prepended', () => {
    const sealed = new SecretBox(first).seal('kept');
    const rotated = new SecretBox(`${second},${first}`);

    expect(rotated.open(sealed)).toBe('kept');
    expect(rotated.seal('new').ciphertext).toMatch(/^k2\./);
  });

  it('is rejected with another record’s salt, another key, or altered text', () => {
    const box = new SecretBox(first);
    const sealed = box.seal('secret');
    const changed = sealed.ciphertext.replace(/.(?=.{6}$)/, (char) => (char === 'A' ? 'B' : 'A'));

    expect(() => box.open({ ...sealed, salt: box.seal('other').salt })).toThrow();
    expect(() => new SecretBox(second).open(sealed)).toThrow("no encryption key with the id 'k1'");
    expect(() => box.open({ ...sealed, ciphertext: changed })).toThrow();
  });
});

describe('fingerprint of text', () => {
  it('matches its own text and no other, even after a new key was prepended', () => {
    const mark = new SecretBox(first).fingerprint('sftp password é');
    const rotated = new SecretBox(`${second},${first}`);

    expect(rotated.isFingerprintOf('sftp password é', mark)).toBe(true);
    expect(rotated.isFingerprintOf('sftp password e', mark)).toBe(false);
    expect(JSON.stringify(mark)).not.toContain('sftp');
  });

  it('matches nothing once its key is gone', () => {
    const mark = new SecretBox(first).fingerprint('text');

    expect(new SecretBox(second).isFingerprintOf('text', mark)).toBe(false);
  });
});
