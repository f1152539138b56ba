import type { PaperworkMark } from './paperwork.api';

const PAPERWORK = '/api/v1/paperwork/';

/** What the print service has a call for, path and all (PAPER-11 to PAPER-14). */
const printable = /^(label\/(con|man)_id|consignment|freight_summary\/man_id)\/\d+$/;

/**
 * The calls, below /api/v1, that print what a paperwork path shows: one of its own, or one for each
 * consignment where several are shown together. Empty where it can only be opened.
 */
export function printPaths(path: string, mark: PaperworkMark): readonly string[] {
  const document = path.replace(PAPERWORK, '');
  if (printable.test(document)) return [`print/${document}`];
  if (!document.startsWith('label')) return [];
  return (mark.consignmentIds ?? []).map((id) => `print/label/con_id/${id}`);
}
