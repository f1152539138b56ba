import { ownTexts } from '@contracts/texts/own';
import { paperworkTexts } from '@contracts/texts/tools';

import { messageOf } from '../api/api-error';
import type { useToast } from '../feedback/useToast';
import type { PaperworkMark, usePrintDirectlyMutation } from './paperwork.api';
import { printPaths } from './print-paths';
import type { useOpenPaperwork } from './useOpenPaperwork';

export interface PrintWays {
  readonly print: ReturnType<typeof usePrintDirectlyMutation>[0];
  readonly open: ReturnType<typeof useOpenPaperwork>;
  readonly toast: ReturnType<typeof useToast>;
}

/** Hands paperwork to the print service; opens what it has no call for, and what it does not take (PAPER-16). */
export async function printDirectly(
  path: string,
  mark: PaperworkMark,
  { print, open, toast }: PrintWays,
): Promise<void> {
  const calls = printPaths(path, mark);
  for (const call of calls) {
    const { error } = await print(call);
    if (!error) continue;
    toast.error(messageOf(error, paperworkTexts.failed));
    open(path, mark);
    return;
  }
  if (calls.length > 0) toast.success(ownTexts.sentToPrinter);
  else open(path, mark);
}
