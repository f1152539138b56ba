// node tools/compress.mjs FOLDER: writes a .br and a .gz beside each file that becomes smaller, for a web server.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|wasm|ttf)$/;
const [folder] = process.argv.slice(2);

for (const name of fs.readdirSync(folder, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = fs.readFileSync(file);
  for (const [suffix, compressed] of [
    ['.br', brotliCompressSync(bytes)],
    ['.gz', gzipSync(bytes, { level: 9 })],
  ])
    if (compressed.length < bytes.length) fs.writeFileSync(`${file}${suffix}`, compressed);
}
