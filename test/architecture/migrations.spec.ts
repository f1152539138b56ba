import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Exports that never change: the schema of the jobs and the sequences of ids. */
const fixedExports = ['/platform/jobs/job-task.js', './id-sequences.js'];

const migrationsIn = (side: string): string[] =>
  fs
    .readdirSync(path.join(root, side), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.migration.ts'))
    .map((name) => path.join(side, name));

it('migrations import no code of the product: it changes, and older installations must still migrate as before', () => {
  const files = ['backend/src', 'projections'].flatMap(migrationsIn);
  expect(files.length).toBeGreaterThan(100);

  const imports = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/from '(\.[^']*)'/g)].map(([, name = '']) => `${file}: ${name}`);
  });

  expect(imports.filter((line) => !fixedExports.some((name) => line.endsWith(name)))).toEqual([]);
});
