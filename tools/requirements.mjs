// npm run requirements [-- AREA …]: lists which requirements in docs/requirements.md are named by a test, and which are
// not.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const areas = process.argv.slice(2).map((area) => area.toUpperCase());
const testedFolders = ['backend', 'frontend/src', 'projections', 'demo', 'test', 'tools'];

const isInArea = ({ area }) => areas.length === 0 || areas.includes(area);
const requirements = readRequirements().filter(isInArea);
const tests = testsById();
const open = requirements.filter(({ id }) => !tests.has(id));

printTable();
if (areas.length > 0) printCovered();
printOpen();

function readRequirements() {
  const text = fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  return [...text.matchAll(/^- \[(([A-Z]+)-\d+)\] (.+)$/gm)].map(([, id, area, wording]) => ({
    id,
    area,
    wording,
  }));
}

/** Spec files that name an id, by id; comments do not count. */
function testsById() {
  const found = new Map();
  for (const file of testedFolders.flatMap(specFiles)) {
    const code = fs.readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [id] of code.matchAll(/\b[A-Z]+-\d{2,3}\b/g))
      found.set(id, (found.get(id) ?? new Set()).add(path.relative(root, file)));
  }
  return found;
}

function specFiles(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.spec\.tsx?$/.test(name))
    .map((name) => path.join(root, folder, name));
}

function printTable() {
  const names = [...new Set(requirements.map(({ area }) => area))];
  console.log('area        covered  of   open');
  for (const name of [...names, 'all']) {
    const all = requirements.filter(({ area }) => name === 'all' || area === name);
    const missing = all.filter(({ id }) => !tests.has(id)).length;
    const figures = [all.length - missing, all.length, missing].map((n) => String(n).padStart(5));
    console.log(`${name.padEnd(12)}${figures.join(' ')}`);
  }
}

function printCovered() {
  console.log('\nCovered');
  for (const { id } of requirements.filter((requirement) => tests.has(requirement.id)))
    console.log(`  ${id.padEnd(10)} ${[...tests.get(id)].join(', ')}`);
}

function printOpen() {
  console.log('\nOpen');
  for (const { id, wording } of open) console.log(`  ${id.padEnd(10)} ${wording}`);
}
