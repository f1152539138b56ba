import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../backend/src');

const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(source, file), 'utf8') }));

/** Modules without their imports. */
const modules = files
  .filter(({ file }) => file.endsWith('.module.ts'))
  .map(({ text }) => text.replace(/^import [^;]*;$/gm, ''))
  .join('\n');

/** Classes that Nest finds only through a module. */
const decorated = /^@(CommandHandler|QueryHandler|Controller)\([^]*?^export class (\w+)/gm;

describe('a handler or a controller', () => {
  it('is listed in a module: without one, its command or route does not exist', () => {
    const found = files.flatMap(({ text }) =>
      [...text.matchAll(decorated)].map(([, , name = '']) => name),
    );

    expect(found.length).toBeGreaterThan(90);
    expect(found.filter((name) => !new RegExp(`\\b${name}\\b`).test(modules))).toEqual([]);
  });
});
