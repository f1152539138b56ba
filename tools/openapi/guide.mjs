// The chapters of docs/api-guide, which open the document.
import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../docs/api-guide');

/** All chapters as one document, in the order of their file names. */
export const readGuide = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
