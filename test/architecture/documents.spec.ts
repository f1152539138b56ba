import fs from 'node:fs';
import path from 'node:path';

import { parseJson } from '../support/json.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const folders = ['backend', 'clients', 'demo', 'deploy', 'docs', 'frontend', 'openapi'].concat([
  'projections',
  'test',
  'tools',
]);
const files = folders
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => !/(^|\/)(node_modules|dist|results)\//.test(file))
  .concat(fs.readdirSync(root));

const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter(
  (file) => /\.(ts|tsx|mts|mjs|cjs|json|ya?ml)$/.test(file) && !file.endsWith('documents.spec.ts'),
);
const names = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z]\w*/g) ?? []));
/** Every path, whole and from each of its folders on, with and without its extension. */
const paths = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const tails = parts.map((_, index) => parts.slice(index).join('/'));
    return tails.flatMap((tail) => [tail, tail.replace(/\.(ts|tsx)$/, '')]);
  }),
);

/** Names that are not in our code, with what they are. */
const FOREIGN: Readonly<Record<string, string>> = {
  ConsignmentRerated: 'an event that ADR 17 removed',
  jsonSchemaDialect: 'a field of OpenAPI',
};
const isPath = (code: string): boolean =>
  /^(backend|clients|contracts|demo|deploy|docs|features|frontend|openapi|platform|projections|shared|test|tools)\/[\w@.-]+(\/[\w@.-]+)*\/?$/.test(
    code,
  ) || /^[\w@-][\w@.-]*(\/[\w@.-]+)*\.(ts|tsx|mjs|cjs|ya?ml)$/.test(code);
const isName = (word: string): boolean => /[a-z][A-Z]/.test(word) && !word.includes('_');

/** Code of a document within its lines; blocks are examples. */
const codeOf = (document: string): string[] =>
  [
    ...read(document)
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

describe.each(documents)('%s', (document) => {
  const codes = codeOf(document);

  it('links to files that exist', () => {
    const links = [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(https?|mailto):/.test(link));

    expect(
      links.filter((link) => !fs.existsSync(path.join(root, path.dirname(document), link))),
    ).toEqual([]);
  });

  it('names paths that exist', () => {
    const named = codes.filter(isPath).map((code) => code.replace(/\/$/, ''));

    expect(named.filter((code) => !paths.has(code))).toEqual([]);
  });

  it('names types, functions and fields that exist', () => {
    const named = codes.flatMap((code) => code.match(/[A-Za-z]\w*/g) ?? []).filter(isName);

    expect(named.filter((name) => !names.has(name) && !(name in FOREIGN))).toEqual([]);
  });

  it('names scripts that exist', () => {
    const { scripts } = parseJson<{ scripts: Record<string, string> }>(read('package.json'));
    const named = [...read(document).matchAll(/npm run ([a-z][\w:-]*)/g)].map(
      ([, script = '']) => script,
    );

    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
