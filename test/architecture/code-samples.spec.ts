import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { parseJson } from '../support/json.js';

interface Operation {
  readonly operationId: string;
  readonly 'x-audience': 'public' | 'portal';
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}

const root = path.resolve(import.meta.dirname, '../..');
const { paths } = parseJson<{ paths: Record<string, Record<string, Operation>> }>(
  fs.readFileSync(path.join(root, 'openapi/openapi.json'), 'utf8'),
);
const open = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation['x-audience'] === 'public');

/** Wraps every sample in a function, all in one file next to the client package. */
function sourceOfSamples(): string {
  const bodies = open.map(({ operationId, 'x-codeSamples': samples = [] }) => {
    const [, ...lines] = samples[0]?.source.split('\n') ?? [];
    return `export async function ${operationId}() {\n${lines.join('\n')}\nreturn response;\n}`;
  });
  const given = `declare const baseUrl: string, key: string, content: string;`;
  return [`import { createLinehaul } from './index.js';`, given, ...bodies].join('\n');
}

function compileErrors(text: string): string[] {
  const name = path.join(root, 'clients/typescript/src/samples-of-the-description.ts');
  const file = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (read) => ts.sys.readFile(read)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, version, ...rest) =>
    fileName === name ? ts.createSourceFile(name, text, version) : read(fileName, version, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (fileName) => fileName === name || exists(fileName);
  const program = ts.createProgram([name], { ...options, noEmit: true, skipLibCheck: true }, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('every public operation has a snippet that compiles with the client package', () => {
  expect(open.length).toBeGreaterThan(70);
  expect(open.filter((operation) => !operation['x-codeSamples'])).toEqual([]);
  expect(compileErrors(sourceOfSamples())).toEqual([]);
}, 60_000);
