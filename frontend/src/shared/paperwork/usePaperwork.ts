import { ownTexts } from '@contracts/texts/own';
import { paperworkTexts } from '@contracts/texts/tools';

import { messageOf } from '../api/api-error';
import { useToast } from '../feedback/useToast';
import { usePrintDirectlyMutation, type PaperworkMark } from './paperwork.api';
import { printPaths } from './print-paths';
import { useOpenPaperwork } from './useOpenPaperwork';
import { usePrintsDirectly } from './usePrintsDirectly';

/**
 * Brings paperwork out of the user's printer where that is set up (PAPER-15), and opens it everywhere else;
 * also when the printer does not take it, once the reason is said (PAPER-16).
 */
export function usePaperwork() {
  const open = useOpenPaperwork();
  const printsDirectly = usePrintsDirectly();
  const [print] = usePrintDirectlyMutation();
  const toast = useToast();

  async function bring(path: string, mark: PaperworkMark) {
    const calls = printsDirectly(mark.clientId) ? printPaths(path, mark) : [];
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

  return (path: string, mark: PaperworkMark): void => void bring(path, mark);
}
