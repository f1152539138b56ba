import fs from 'node:fs';
import path from 'node:path';
import ssh2 from 'ssh2';

/** The server's private key: created on the first start. */
export function loadOrCreateHostKey(folder: string): string {
  const file = path.join(folder, 'host-key');
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  fs.mkdirSync(folder, { recursive: true });
  const key = newHostKey();
  fs.writeFileSync(file, key, { mode: 0o600 });
  return key;
}

/** Retries: the library writes some keys in a form it cannot read. */
export function newHostKey(): string {
  for (;;) {
    const key = ssh2.utils.generateKeyPairSync('ed25519').private;
    if (!(ssh2.utils.parseKey(key) instanceof Error)) return key;
  }
}
