import type { HistoryEventView } from '@contracts/views/history.view';

/** Event types that change a label. */
const makesStale = new Set([
  'ConsignmentAmended',
  'OfferSelected',
  'ConnoteAssigned',
  'ItemsNumbered',
]);

/** Whether labels were opened before something on them changed, given the events so far. */
export function areLabelsStale(past: readonly HistoryEventView[]): boolean {
  const printed = past.findLastIndex(({ type }) => type === 'LabelPrinted');
  return printed >= 0 && past.slice(printed).some(({ type }) => makesStale.has(type));
}
