import type { HistoryEventView } from '@contracts/views/history.view';

/** Event types that change a label. */
const labelEventTypes = new Set([
  'ConsignmentAmended',
  'OfferSelected',
  'ConnoteAssigned',
  'ItemsNumbered',
]);

/** Whether labels were opened before something on them changed, given the events so far. */
export function areLabelsStale(events: readonly HistoryEventView[]): boolean {
  const printed = events.findLastIndex(({ type }) => type === 'LabelPrinted');
  return printed >= 0 && events.slice(printed).some(({ type }) => labelEventTypes.has(type));
}
