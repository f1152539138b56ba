import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../to-error.js';

/**
 * Content of `secrets/<name>` in the data directory; created once, by whichever process is first, and readable by
 * its owner only.
 */
export function loadOrCreateKey(dataDir: string, name: string, make: () => string): string {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!fs.existsSync(file)) createOnce(file, make());
  return fs.readFileSync(file, 'utf8').trim();
}

function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${content}\n`, { mode: 0o600 });
  try {
    // A hard link to a complete file: no process ever reads half a key, and all use the first one.
    fs.linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}
