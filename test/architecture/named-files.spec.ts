import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SKIPPED = /^(node_modules|dist|coverage|\..*)$/;

function* filesUnder(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isFile()) yield `/${path.relative(root, name)}`;
    else if (entry.isDirectory() && !SKIPPED.test(entry.name)) yield* filesUnder(name);
  }
}

const files = [...filesUnder(root)];

/** Files named in code type, with the end of their path: `routing/routes.tsx`. */
const NAMED = /`((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|ya?ml|md))`/g;

const pages = fs.readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));

describe('a file that a document names', () => {
  it.each(['README.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)])(
    'exists: %s',
    (page) => {
      const text = fs.readFileSync(path.join(root, page), 'utf8');
      const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);

      expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
    },
  );
});
