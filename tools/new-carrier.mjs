// npm run carrier:new -- boomerang-freight: creates the folder of a carrier's adapter, with a failing contract spec.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const template = path.join(root, 'tools/carrier-template');
const [name, into = root] = process.argv.slice(2);

if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name ?? '')) {
  process.stderr.write('usage: npm run carrier:new -- NAME, such as boomerang-freight\n');
  process.exit(2);
}
const folder = path.join(into, 'backend/src/carrier-adapters', name);
if (fs.existsSync(folder)) {
  process.stderr.write(`${path.relative(into, folder)} already exists\n`);
  process.exit(1);
}

const capitalised = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const pascal = capitalised.join('');
const words = {
  __NAME__: name,
  __DISPLAY__: capitalised.join(' '),
  __PASCAL__: pascal,
  __CAMEL__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  __UPPER__: name.replaceAll('-', '_').toUpperCase(),
};

for (const entry of fs.readdirSync(template, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const source = path.join(entry.parentPath, entry.name);
  const file = path
    .relative(template, source)
    .replace(/\.template$/, '')
    .replace(/^contract/, `${name}.contract`);
  const text = fs
    .readFileSync(source, 'utf8')
    .replace(/__[A-Z]+?__/g, (word) => words[word] ?? word);
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

process.stdout.write(`Created ${path.relative(into, folder)}.
Next:
  1. Send QUESTIONS.md to the carrier.
  2. Add to backend/src/carrier-adapters/carrier-adapters.ts:
       import { ${words.__CAMEL__} } from './${name}/adapter.js';
       carrierKind(${words.__CAMEL__}),
     and the carrier with its services to backend/src/starter-data/account-carriers.ts.
  3. npx prettier --write ${path.relative(into, folder)}
  4. npx jest --selectProjects unit ${path.relative(into, folder)}
`);
