import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tool = path.resolve(__dirname, '../../tools/new-carrier.mjs');
const make = (name: string, into: string) =>
  spawnSync(process.execPath, [tool, name, into], { encoding: 'utf8' });

describe('carrier:new', () => {
  it("makes a carrier's folder with every name filled in, and never overwrites one", () => {
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

  it.each(['', '../evil', 'Boomerang', 'a/b'])('rejects the name %j', (name) => {
    expect(make(name, tmpdir()).status).toBe(2);
  });
});
