import path from 'node:path';

import type { Entered, Walk } from './walk.js';

const columns = [60, 14, 42, 8, 7];

const row = (...cells: readonly string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(columns[index] ?? 0))
    .join(' ')
    .trimEnd();

/** Lists each file once, whichever processes entered it. */
export const filesOf = (entered: Entered): string[] =>
  [...new Set(Object.values(entered).flat())].sort();

export const isAboveTarget = ({ target }: Walk, entered: Entered): boolean =>
  filesOf(entered).length > target;

export const tableHead = (): string =>
  row('Walk', 'Files entered', 'Of these, by process', 'Folders', 'Target', 'Verdict');

export function tableRow(walk: Walk, entered: Entered): string {
  const files = filesOf(entered);
  const shares = Object.entries(entered).map(([name, { length }]) => `${name} ${length}`);
  return row(
    `${walk.name}: ${walk.what}`,
    String(files.length),
    shares.join(', '),
    String(new Set(files.map((file) => path.dirname(file))).size),
    String(walk.target),
    isAboveTarget(walk, entered) ? 'OVER' : 'met',
  );
}
