// Compares the gzipped download of each route before its first render with the budgets of the design. Run after the
// build.
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

const entry = 'index.html';
const shell = 'src/app/AppLayout.tsx';
const kilobyte = 1000;

/** [route, its entry chunks, kB of JavaScript] */
const budgets = [
  ['login', [entry, 'src/features/auth/LoginPage.tsx'], 200],
  ['shell', [entry, shell], 265],
  ['consignment list', [entry, shell, 'src/features/consignments/ConsignmentListPage.tsx'], 440],
  [
    'create consignment',
    [entry, shell, 'src/features/create-consignment/CreateConsignmentPage.tsx'],
    400,
  ],
  ['dashboard', [entry, shell, 'src/features/dashboard/DashboardPage.tsx'], 310],
  ['address book', [entry, shell, 'src/features/address-book/AddressBookPage.tsx'], 440],
];

/** A chunk with its static imports. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

const sizes = new Map();
function gzipped(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

for (const [route, keys, limit] of budgets) {
  const missing = keys.filter((key) => !manifest[key]);
  if (missing.length > 0) {
    console.error(`${route}: no chunk for ${missing.join(', ')}`);
    process.exitCode = 1;
    continue;
  }
  const files = new Set(keys.flatMap((key) => [...filesOf(key)]));
  const total = [...files].reduce((sum, file) => sum + gzipped(file), 0) / kilobyte;
  const verdict = total <= limit ? 'ok' : 'TOO LARGE';
  console.log(`${route.padEnd(20)} ${total.toFixed(0).padStart(4)} kB of ${limit}  ${verdict}`);
  if (total > limit) process.exitCode = 1;
}
