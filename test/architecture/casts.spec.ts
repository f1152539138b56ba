import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const sides = ['backend', 'projections', 'frontend', 'demo', 'test'];
/** Maximum casts per number of lines: the compiler does not check a cast. */
const MAX_PER_THOUSAND_LINES = 2;

const filesIn = (side: string): string[] =>
  fs
    .readdirSync(path.join(root, side), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(root, side, file));

interface Found {
  readonly lines: number;
  readonly casts: readonly string[];
  readonly anys: readonly string[];
}

/** Casts and `any` of one file; `as const` and names in imports do not count. */
function look(file: string): Found {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = { casts: new Array<string>(), anys: new Array<string>() };
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = `${path.relative(root, file)}:${line + 1}`;
    if (isCast(node)) found.casts.push(place);
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.anys.push(place);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { lines: text.split('\n').length - 1, ...found };
}

const isCast = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) &&
  !ts.isConstTypeReference(node.type);

const found = sides.flatMap(filesIn).map(look);
const total = found.reduce((sum, { lines }) => sum + lines, 0);

describe('type assertions in our code', () => {
  it(`occur at most ${MAX_PER_THOUSAND_LINES} times per thousand lines`, () => {
    const casts = found.flatMap((file) => file.casts);

    expect((casts.length / total) * 1_000).toBeLessThanOrEqual(MAX_PER_THOUSAND_LINES);
  });

  it('are never any', () => {
    expect(found.flatMap(({ anys }) => anys)).toEqual([]);
  });
});
