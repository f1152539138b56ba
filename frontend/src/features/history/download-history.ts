import type { HistoryEventView } from '@contracts/views/history.view';

/** A CSV cell; a leading =, +, - or @ must not become a formula in a spreadsheet. */
function cell(value: string): string {
  const withoutFormula = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${withoutFormula.replaceAll('"', '""')}"`;
}

function historyCsv(events: readonly HistoryEventView[]): string {
  const rows = events.map(({ revision, at, actor, type, summary, changes }) => [
    String(revision),
    at,
    actor.name,
    type,
    summary,
    changes
      .map(({ path, from, to }) => `${path}: ${JSON.stringify(from)} > ${JSON.stringify(to)}`)
      .join('; '),
  ]);
  return [['Revision', 'At', 'Actor', 'Event', 'Summary', 'Changes'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
}

/** Downloads the history as a file. */
export function downloadHistory(events: readonly HistoryEventView[], name: string): void {
  const url = URL.createObjectURL(new Blob([historyCsv(events)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-history.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
