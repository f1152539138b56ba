import type { BenchLine } from './bench-context.js';

const columns = [52, 30, 26, 9, 22];

const row = (...cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padEnd(columns[index] ?? 0)).join(' ');

export const tableHead = (): string =>
  row('What', 'Measured', 'Floor, same run', 'Ratio', 'Target', 'Verdict');

export const tableRow = ({ what, measured, floor, ratio, target }: BenchLine): string =>
  row(
    what,
    measured,
    floor ?? '-',
    ratio === undefined ? '-' : `${ratio.toFixed(2)} x`,
    target?.text ?? '-',
    verdict(target),
  ).trimEnd();

/** Number of targets met, and the missed ones. */
export function tableFooter(lines: readonly BenchLine[]): string {
  const aimed = lines.filter(({ target }) => target !== undefined);
  const missed = aimed.filter(({ target }) => target?.isMet === false);
  const sum = `${aimed.length - missed.length} of ${aimed.length} targets met`;
  return [sum, ...missed.map(({ what }) => `missed: ${what}`)].join('\n');
}

function verdict(target: BenchLine['target']): string {
  if (!target) return '';
  return target.isMet ? 'met' : 'MISSED';
}
