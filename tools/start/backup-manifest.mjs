// Contents of a backup, to detect truncated, changed or lost files before they are needed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const MANIFEST = 'backup-manifest.json';
const CHUNK_BYTES = 1 << 20;

/** Writes size and SHA-256 of every file of the backup beside them. */
export function writeManifest(folder) {
  const files = Object.fromEntries(filesOf(folder).map((name) => [name, describe(folder, name)]));
  fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify({ files }), { mode: 0o600 });
}

/**
 * Differences from the backup, one per line; empty if there are none. Only for a backup that has never been started.
 */
export function findDamage(folder) {
  const file = path.join(folder, MANIFEST);
  if (!fs.existsSync(file)) return [`${MANIFEST} is missing`];
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.entries(files).flatMap(([name, wanted]) => {
    if (!fs.existsSync(path.join(folder, name))) return [`${name} is missing`];
    const found = describe(folder, name);
    if (found.bytes !== wanted.bytes)
      return [`${name} has ${found.bytes} bytes instead of ${wanted.bytes}`];
    return found.sha256 === wanted.sha256 ? [] : [`the content of ${name} differs`];
  });
}

const filesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Read in chunks, since a table may be of any size. */
function describe(folder, name) {
  const hash = createHash('sha256');
  const file = fs.openSync(path.join(folder, name), 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let bytes = 0;
  try {
    for (let read = fs.readSync(file, chunk); read > 0; read = fs.readSync(file, chunk)) {
      hash.update(chunk.subarray(0, read));
      bytes += read;
    }
  } finally {
    fs.closeSync(file);
  }
  return { bytes, sha256: hash.digest('hex') };
}
