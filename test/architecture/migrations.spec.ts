import fs from 'node:fs';
import path from 'node:path';

import { migrations } from '../../backend/src/migrations.js';

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

/** Two migrations, neither of which depends on the other, have had this number since before it was checked. */
const SHARED_NUMBER = '1764000100000';

const numberOf = (name: string): string => /\d{13}$/.exec(name)?.[0] ?? '';

it('every migration is listed, with a number of its own', () => {
  const declared = ['backend/src', 'projections'].flatMap(migrationsIn).flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/^export class (\w+) implements MigrationInterface/gm)].map(
      ([, name = '']) => name,
    );
  });
  const numbers = declared.map(numberOf);

  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([
    SHARED_NUMBER,
  ]);
  expect(migrations.map(({ name }) => name).sort()).toEqual(declared.sort());
});
