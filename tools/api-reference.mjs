// Builds the page of /api/docs into dist/api-reference: the bundled OpenAPI viewer with our page, style sheet and
// fonts. File names contain a hash of the content, and each file is compressed once.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist/api-reference');
const page = (name) => path.join(root, 'openapi/page', name);
const installed = (name) => path.join(root, 'node_modules', name);

/** Files by their name in the page; files that refer to others come after them. */
const files = {
  'reference.js': installed('@scalar/api-reference/dist/browser/standalone.js'),
  'geist.woff2': installed('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
  'geist-mono.woff2': installed(
    '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  ),
  'accessibility.js': page('accessibility.js'),
  'page.js': page('page.js'),
  'page.css': page('page.css'),
};

fs.rmSync(output, { recursive: true, force: true });
fs.mkdirSync(path.join(output, 'assets'), { recursive: true });
const urls = {};
for (const [name, file] of Object.entries(files)) urls[name] = writeAsset(name, file);
const html = fs.readFileSync(page('index.html'), 'utf8');
fs.writeFileSync(path.join(output, 'index.html'), linked(html));

function writeAsset(name, file) {
  const isText = !name.endsWith('.woff2');
  const content = isText
    ? Buffer.from(linked(fs.readFileSync(file, 'utf8')))
    : fs.readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const named = name.replace('.', `-${hash}.`);
  fs.writeFileSync(path.join(output, 'assets', named), content);
  if (isText)
    fs.writeFileSync(path.join(output, 'assets', `${named}.gz`), gzipSync(content, { level: 9 }));
  return `/api/docs/assets/${named}`;
}

function linked(text) {
  return Object.entries(urls).reduce(
    (written, [name, url]) => written.replaceAll(`{{${name}}}`, url),
    text,
  );
}
