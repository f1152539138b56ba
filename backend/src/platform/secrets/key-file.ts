import fs from 'node:fs';
import path from 'node:path';

/**
 * The content of `secrets/<name>` in the data directory; made once, by whichever process comes first,
 * and readable by its owner only.
 */
export function keyFromFile(dataDir: string, name: string, make: () => string): string {
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
    // A link to a complete file: nobody ever reads half a key, and the second to come loses.
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}
