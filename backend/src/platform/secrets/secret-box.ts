import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted secret. `salt` belongs to the record (GAP-65). */
export interface SealedSecret {
  /** `<key id>.<base64 of iv, tag and text>` */
  readonly ciphertext: string;
  readonly salt: string;
}

/** Encrypts secrets of carriers and integrations: AES-256-GCM with a key derived from the server's key and the salt. */
export class SecretBox {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly currentId: string;

  /** `keys` as in ENCRYPTION_KEYS: the first one encrypts, each one decrypts. */
  constructor(keys: string) {
    const pairs = keys.split(',').map((pair): [string, Buffer] => {
      const [id = '', key = ''] = pair.split(':');
      return [id, Buffer.from(key, 'base64')];
    });
    this.keys = new Map(pairs);
    this.currentId = pairs[0]?.[0] ?? '';
  }

  /** Secrets of one record may share its salt. */
  seal(secret: string, salt = randomBytes(16).toString('base64')): SealedSecret {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(this.currentId, salt), iv);
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    return { ciphertext: `${this.currentId}.${sealed}`, salt };
  }

  /** @throws when it was encrypted with another key or salt, or was altered */
  open({ ciphertext, salt }: SealedSecret): string {
    const [keyId = '', sealed = ''] = ciphertext.split('.');
    const bytes = Buffer.from(sealed, 'base64');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(keyId, salt), iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(tag);
    const text = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }

  private keyFor(id: string, salt: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`no encryption key with the id '${id}'`);
    return Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64'), 'linehaul', 32));
  }
}
