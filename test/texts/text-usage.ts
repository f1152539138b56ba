import fs from 'node:fs';
import path from 'node:path';

type Texts = string | { readonly [key: string]: Texts };

/** One text of the contracts, with its path. */
export interface TextInUse {
  readonly text: string;
  /** The constant that contains it: `filterTexts`. */
  readonly owner: string;
  /** Key path within it: `['columns', 'eta']`. */
  readonly keys: readonly string[];
}

/** Every text of the constants, with its path. */
export const textsInUse = (owners: Readonly<Record<string, Texts>>): TextInUse[] =>
  Object.entries(owners).flatMap(([owner, texts]) => flatten(owner, texts, []));

function flatten(owner: string, texts: Texts, keys: readonly string[]): TextInUse[] {
  if (typeof texts === 'string') return [{ text: texts, owner, keys }];
  return Object.entries(texts).flatMap(([key, inner]) => flatten(owner, inner, [...keys, key]));
}

const root = path.resolve(import.meta.dirname, '../..');

/** Source files of the product: everything except tests, without comments and imports. */
const sources: readonly string[] = [
  'frontend/src',
  'backend/src',
  'backend/contracts/rules',
  'backend/contracts/lists',
]
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.spec)\.tsx?$/.test(name))
      .map((name) => fs.readFileSync(path.join(root, folder, name), 'utf8')),
  )
  .filter((code) => /'(@contracts|\.\.)\/texts\//.test(code))
  .map((code) =>
    code
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/^import type .*$/gm, '')
      .replaceAll(/^import .* from '(?!@contracts|\.\.\/texts\/)[^']*';$/gm, ''),
  );

/**
 * Whether a file that imports the constant from the contracts uses the text: by its own key, or by its group if the key
 * is selected at run time (`tabs[tab]`).
 */
export function isUsed({ owner, keys }: TextInUse): boolean {
  const own = keys.at(-1) ?? '';
  const groups = keys.slice(0, -1);
  return sources
    .filter((code) => new RegExp(`\\b${owner}\\b`).test(code))
    .some(
      (code) =>
        new RegExp(`[.{,]\\s*${own}\\b`).test(code) ||
        groups.some((group) => new RegExp(`\\b${group}\\[`).test(code)),
    );
}
