import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted secret. `salt` belongs to the record (GAP-65). */
export interface SealedSecret {
  /** `<key id>.<base64 of iv, tag and text>` */
  readonly ciphertext: string;
  readonly salt: string;
}

/** An encrypted file. */
export interface SealedBytes {
  readonly keyId: string;
  readonly salt: string;
  /** Initialisation vector, tag and content. */
  readonly sealed: Buffer;
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
    return this.openBytes({ keyId, salt, sealed: Buffer.from(sealed, 'base64') }).toString('utf8');
  }

  /** Whether the text has the form of a ciphertext: a form may send back one that has been replaced since. */
  isSealed(text: string): boolean {
    const [, keyId = '', sealed = ''] = /^([^.]+)\.([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
    return this.keys.has(keyId) && Buffer.from(sealed, 'base64').length > IV_BYTES + TAG_BYTES;
  }

  /** Like `seal`, for a file. */
  sealBytes(content: Buffer): SealedBytes {
    const salt = randomBytes(16).toString('base64');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(this.currentId, salt), iv);
    const body = [cipher.update(content), cipher.final()];
    return {
      keyId: this.currentId,
      salt,
      sealed: Buffer.concat([iv, cipher.getAuthTag(), ...body]),
    };
  }

  /** @throws when it was encrypted with another key or salt, or was altered */
  openBytes({ keyId, salt, sealed }: SealedBytes): Buffer {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      this.keyFor(keyId, salt),
      sealed.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = sealed.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  }

  /** Keyed fingerprint of some text, which reveals nothing about it without the server's key. */
  fingerprint(text: string, salt = randomBytes(16).toString('base64')): SealedSecret {
    return { ciphertext: `${this.currentId}.${this.hmacOf(this.currentId, salt, text)}`, salt };
  }

  /** Whether the fingerprint is that of this text; false once its key is no longer configured. */
  isFingerprintOf(text: string, { ciphertext, salt }: SealedSecret): boolean {
    const [keyId = '', hmac = ''] = ciphertext.split('.');
    if (!this.keys.has(keyId)) return false;
    const expected = Buffer.from(this.hmacOf(keyId, salt, text));
    const given = Buffer.from(hmac);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private hmacOf(keyId: string, salt: string, text: string): string {
    return createHmac('sha256', this.keyFor(keyId, salt)).update(text).digest('base64');
  }

  private keyFor(id: string, salt: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`no encryption key with the id '${id}'`);
    return Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64'), 'linehaul', 32));
  }
}
