import { appTexts } from '@contracts/texts/app/common';
import { paperworkTexts } from '@contracts/texts/spec/tools';

import { messageOf } from '../api/api-error';
import type { useToast } from '../feedback/useToast';
import type { PaperworkMark, usePrintDirectlyMutation } from './paperwork.api';

const PAPERWORK = '/api/v1/paperwork/';

/** Paperwork paths that the print service supports (PAPER-11 to PAPER-14). */
const printable = /^(label\/(con|man)_id|consignment|freight_summary\/man_id)\/\d+$/;

/**
 * Maps a paperwork path to print requests below /api/v1: one, or one per consignment for a combined document. Empty if
 * it can only be opened.
 */
export function printPaths(path: string, mark: PaperworkMark): readonly string[] {
  const document = path.replace(PAPERWORK, '');
  if (printable.test(document)) return [`print/${document}`];
  if (!document.startsWith('label')) return [];
  return (mark.consignmentIds ?? []).map((id) => `print/label/con_id/${id}`);
}

interface PrintTargets {
  readonly print: ReturnType<typeof usePrintDirectlyMutation>[0];
  readonly open: (path: string, mark: PaperworkMark) => void;
  readonly toast: ReturnType<typeof useToast>;
}

/** Paperwork that is being sent: a double click prints one copy. */
const inProgress = new Set<string>();

/** Sends paperwork to the print service; opens it if the service does not support or accept it (PAPER-16). */
export async function printDirectly(
  path: string,
  mark: PaperworkMark,
  targets: PrintTargets,
): Promise<void> {
  if (inProgress.has(path)) return;
  inProgress.add(path);
  try {
    await printOrOpen(path, mark, targets);
  } finally {
    inProgress.delete(path);
  }
}

async function printOrOpen(
  path: string,
  mark: PaperworkMark,
  { print, open, toast }: PrintTargets,
): Promise<void> {
  const calls = printPaths(path, mark);
  for (const call of calls) {
    const { error } = await print(call);
    if (!error) continue;
    toast.error(messageOf(error, paperworkTexts.failed));
    open(path, mark);
    return;
  }
  if (calls.length > 0) toast.success(appTexts.sentToPrinter);
  else open(path, mark);
}
