import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const tool = path.join(root, 'tools/new-carrier.mjs');
const make = (name: string, into: string) =>
  spawnSync(process.execPath, [tool, name, into], { encoding: 'utf8' });

/** Compiles the created folder as if it were in the repository; returns the compiler's messages. */
function compile(into: string): string {
  symlinkSync(path.join(root, 'node_modules'), path.join(into, 'node_modules'));
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      rootDirs: ['.', root],
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: ['backend'],
  };
  writeFileSync(path.join(into, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', into], { encoding: 'utf8' }).stdout;
}

describe('carrier:new', () => {
  it("creates a carrier's folder with every name filled in, and never overwrites one", () => {
    const into = mkdtempSync(path.join(tmpdir(), 'carrier-'));

    expect(make('boomerang-freight', into).status).toBe(0);

    const folder = path.join(into, 'backend/src/carrier-adapters/boomerang-freight');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.map((file) => path.relative(folder, file)).sort()).toEqual([
      'QUESTIONS.md',
      'adapter.ts',
      'boomerang-freight.contract.spec.ts',
      'check.ts',
      'double/server.ts',
      'settings.ts',
      'statuses.ts',
      'wire.ts',
    ]);
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/__[A-Z]/);
    expect(make('boomerang-freight', into).status).toBe(1);
  });

  it('creates code that compiles against the kit', () => {
    const into = mkdtempSync(path.join(tmpdir(), 'carrier-'));
    make('boomerang-freight', into);

    const messages = compile(into);

    rmSync(into, { recursive: true });
    expect(messages).toBe('');
  }, 60_000);

  it.each(['', '../evil', 'Boomerang', 'a/b'])('rejects the name %j', (name) => {
    expect(make(name, tmpdir()).status).toBe(2);
  });
});
