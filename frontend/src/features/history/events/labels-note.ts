import type { HistoryEventView } from '@contracts/views/history.view';

/** What changes the words or the numbers on a label. */
const makesStale = new Set([
  'ConsignmentAmended',
  'OfferSelected',
  'ConnoteAssigned',
  'ItemsNumbered',
]);

/** Events up to the moment: true when labels were opened before something on them changed. */
export function areLabelsStale(past: readonly HistoryEventView[]): boolean {
  const printed = past.findLastIndex(({ type }) => type === 'LabelPrinted');
  return printed >= 0 && past.slice(printed).some(({ type }) => makesStale.has(type));
}
