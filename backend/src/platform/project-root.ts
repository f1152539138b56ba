import fs from 'node:fs';
import path from 'node:path';

/** Folder of package.json, for the sources and for the build. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('no parent folder contains package.json');
  return findRoot(parent);
}
