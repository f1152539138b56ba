import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const tool = path.join(root, 'tools/new-carrier.mjs');
const make = (name: string, into: string) =>
  spawnSync(process.execPath, [tool, name, into], { encoding: 'utf8' });

/** Compiles the generated files as if they were in the tree, where their imports are. */
function compileErrors(into: string, files: readonly string[]): string[] {
  const text = new Map(
    files.map((file) => [path.join(root, path.relative(into, file)), readFileSync(file, 'utf8')]),
  );
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: object };
  const parsed = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const options = { ...parsed.options, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => text.has(file) || exists(file);
  host.directoryExists = () => true;
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) => {
    const content = text.get(file);
    return content === undefined
      ? read(file, version, ...rest)
      : ts.createSourceFile(file, content, version);
  };
  const program = ts.createProgram([...text.keys()], options, host);
  return [...text.keys()]
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('carrier:new', () => {
  it("makes a carrier's folder that compiles, with every name filled in, and never overwrites one", () => {
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

    const code = files.filter((file) => file.endsWith('.ts'));
    expect(compileErrors(into, code)).toEqual([]);
  }, 120_000);

  it.each(['', '../evil', 'Boomerang', 'a/b'])('rejects the name %j', (name) => {
    expect(make(name, tmpdir()).status).toBe(2);
  });
});
