import type { SecretBox } from '../../platform/secrets/secret-box.js';
import { sealSecrets, type StoredSecrets } from './sealed-secrets.js';
import { stub } from '../../../../test/support/stub.js';

const box = stub<SecretBox>({
  seal: (text: string) => ({ ciphertext: `sealed ${text}` }),
  isSealed: (text: string) => text.startsWith('sealed '),
});

const stored: StoredSecrets = {
  transferType: 'SFTP',
  password: 'sealed p',
  apiKey: null,
  difotPassword: 'sealed d',
  salt: 'grain',
};
const blank = { password: null, apiKey: null, difotPassword: null };

describe('secrets of a customer carrier', () => {
  it.each([
    ['left out', blank],
    ['sent back as ciphertext', { ...blank, password: 'sealed p' }],
    ['replaced since its ciphertext was read', { ...blank, password: 'sealed earlier' }],
  ])('CARRIER-38 are kept when %s', (_, input) => {
    const sealed = sealSecrets({ ...input, transferType: 'FTP' }, stored, box);

    expect(sealed).toMatchObject({ password: 'sealed p', difotPassword: 'sealed d' });
  });

  it.each([
    ['left out', blank],
    ['sent back as ciphertext', { ...blank, password: 'sealed p' }],
  ])('H70 are dropped with their transfer type, even when %s', (_, input) => {
    const sealed = sealSecrets({ ...input, transferType: 'API' }, stored, box);

    expect(sealed).toMatchObject({ password: null, difotPassword: 'sealed d' });
  });

  it('are sealed when they are new', () => {
    const input = { ...blank, password: 'q', transferType: 'API' } as const;

    expect(sealSecrets(input, stored, box)).toMatchObject({ password: 'sealed q' });
  });
});
