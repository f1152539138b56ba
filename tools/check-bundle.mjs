// Compares what each page loads before its first render with the budgets of the design: kB of gzipped JavaScript,
// number of scripts, and total number of chunks. Run after the build. Modules are assigned to chunks in
// frontend/chunks.ts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../dist/frontend');
const manifestPath = path.join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error('dist/frontend is not built: run npm run build first');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const entry = chunks.find(({ isEntry }) => isEntry);

const kilobyte = 1000;
const MAX_CHUNKS = 60;
const MAX_SCRIPTS_PER_PAGE = 25;

/** [page, its chunk beside the entry, which holds Login, and the shell; kB of JavaScript] */
const budgets = [
  ['login', undefined, 200],
  ['shell', 'shell', 265],
  ['consignment list', 'consignments', 440],
  ['create consignment', 'create-consignment', 400],
  ['dashboard', 'dashboard', 310],
  ['address book', 'address-book', 440],
];

/** Files of a chunk and its static imports. */
function filesOf(chunk, found = new Set()) {
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const key of chunk.imports ?? []) filesOf(manifest[key], found);
  return found;
}

/** Files of the named chunks, with the entry. */
function filesOfNamed(...names) {
  const named = chunks.filter(({ name }) => names.includes(name));
  return new Set([entry, ...named].flatMap((chunk) => [...filesOf(chunk)]));
}

const sizes = new Map();
function gzipped(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

function report(what, value, limit, unit) {
  const verdict = value <= limit ? 'ok' : 'TOO LARGE';
  console.log(`${what.padEnd(20)} ${value.toFixed(0).padStart(4)} ${unit} of ${limit}  ${verdict}`);
  if (value > limit) process.exitCode = 1;
}

for (const [page, name, limit] of budgets) {
  if (name && !chunks.some((chunk) => chunk.name === name)) {
    console.error(`${page}: no chunk ${name}`);
    process.exitCode = 1;
    continue;
  }
  const files = filesOfNamed(...(name ? ['shell', name] : []));
  const total = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  report(page, total / kilobyte, limit, 'kB');
}

// Includes overlays that open on their own over any page, and those that open over this one.
const scripts = chunks.map(({ name }) => ({
  name,
  count: filesOfNamed('shell', 'live', 'toasts', name, `${name}-parts`).size,
}));
const largest = scripts.reduce((left, right) => (right.count > left.count ? right : left));
report(`scripts: ${largest.name}`, largest.count, MAX_SCRIPTS_PER_PAGE, '');
report('chunks', chunks.length, MAX_CHUNKS, '');
