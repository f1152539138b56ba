// Generates docs/event-catalogue.md from the types in backend/contracts/events, the handlers that write each event
// and the folds that read it. --check fails when the page is out of date.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/event-catalogue.md');
const folder = path.join(root, 'backend/contracts/events');

const aggregates = [
  ['Consignment', 'consignment.events.ts', 'consignment-{id}'],
  ['Manifest', 'manifest.events.ts', 'manifest-{id}'],
  ['Prefix range', 'prefix-range.events.ts', 'prefixRange-{id}'],
];

function eventsOf(file) {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements
    .filter((node) => ts.isTypeAliasDeclaration(node) && ts.isTypeReferenceNode(node.type))
    .filter((node) => node.type.typeName.getText() === 'DomainEvent')
    .map((node) => ({
      name: node.name.text,
      about: docOf(node),
      data: dataOf(node.type.typeArguments[1]),
    }));
}

function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const text = doc && ts.getTextOfJSDocComment(doc.comment);
  return text ? text.replaceAll(/\s+/g, ' ') : '';
}

function dataOf(type) {
  if (!ts.isTypeLiteralNode(type))
    return `\`${type.getText()}\``.replace('`Record<string, never>`', '');
  return type.members.map((member) => `\`${member.name.getText()}\``).join(', ');
}

function* typescriptUnder(directory) {
  if (!fs.existsSync(directory)) return;
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory() && entry.name !== 'testing') yield* typescriptUnder(file);
    else if (entry.isDirectory()) continue;
    else if (/\.ts$/.test(file) && !/\.(spec|contract)\.ts$/.test(file)) yield file;
  }
}

/** Folders and files below the base folders whose code matches, without extensions. */
function namesOfMatching(pattern, ...bases) {
  const found = new Set();
  for (const base of bases)
    for (const file of typescriptUnder(path.join(root, base)))
      if (pattern.test(fs.readFileSync(file, 'utf8')))
        found.add(
          path
            .relative(path.join(root, base), file)
            .split(path.sep)[0]
            .replace(/(\.columns)?\.ts$/, ''),
        );
  return [...found].sort().join(', ');
}

const written = (name) => namesOfMatching(new RegExp(`type: '${name}'`), 'backend/src');

/** Matches a fold, column, switch or comparison that names the event. */
const read = (name) => {
  const pattern = new RegExp(`(?<!type: )'${name}'|^ +${name}: `, 'm');
  return [
    namesOfMatching(pattern, 'projections/src', 'projections/read-models'),
    namesOfMatching(pattern, 'backend/src'),
  ]
    .filter(Boolean)
    .join('; ');
};

const lines = [
  '# Event catalogue',
  '',
  'Generated from the code by `npm run catalogue`; the build fails if it is out of date. Every event also carries the',
  'metadata of `backend/contracts/events/domain-event.ts`.',
];
for (const [aggregate, file, stream] of aggregates) {
  lines.push('', `## ${aggregate}, \`${stream}\``, '');
  lines.push('| Event | Data | Written by | Read by | Remark |', '|---|---|---|---|---|');
  for (const { name, data, about } of eventsOf(path.join(folder, file)))
    lines.push(`| ${name} | ${data} | ${written(name)} | ${read(name)} | ${about} |`);
}
const text = `${lines.join('\n')}\n`;

if (!process.argv.includes('--check')) fs.writeFileSync(page, text);
else if (!fs.existsSync(page) || fs.readFileSync(page, 'utf8') !== text) {
  console.error('docs/event-catalogue.md is out of date: run npm run catalogue');
  process.exit(1);
}
