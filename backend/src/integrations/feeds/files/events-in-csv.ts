import { csvRows } from './csv-rows.js';

/** Column headings, case-insensitive, and the event fields they map to. */
const fieldPaths = new Map<string, readonly string[]>([
  ['connote', ['connote']],
  ['status', ['status']],
  ['datetime', ['dateTime']],
  ['location', ['location']],
  ['description', ['description']],
  ['podtype', ['pod', 'type']],
  ['podsignedby', ['pod', 'signedBy']],
  ['podsignature', ['pod', 'signature']],
]);

/** Parses each line below the heading as an event; empty cells are omitted. */
export function eventsInCsv(text: string): unknown[] {
  const [headings = [], ...lines] = csvRows(text);
  const paths = headings.map((heading) => fieldPaths.get(heading.trim().toLowerCase()));
  if (!paths.some((path) => path?.[0] === 'connote')) throw new Error('there is no Connote column');
  return lines.map((cells) => eventOf(cells, paths));
}

function eventOf(
  cells: readonly string[],
  paths: readonly (readonly string[] | undefined)[],
): Record<string, unknown> {
  const event: Record<string, unknown> = {};
  const pod: Record<string, unknown> = {};
  for (const [index, path] of paths.entries()) {
    const cell = cells[index]?.trim() ?? '';
    const [name = '', part] = path ?? [];
    if (cell === '' || name === '') continue;
    if (part === undefined) event[name] = cell;
    else pod[part] = cell;
  }
  return Object.keys(pod).length === 0 ? event : { ...event, pod };
}
