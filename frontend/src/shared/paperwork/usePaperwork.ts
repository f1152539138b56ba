import { useToast } from '../feedback/useToast';
import { whenReachable } from '../loading/when-reachable';
import { usePrintDirectlyMutation, type PaperworkMark } from './paperwork.api';
import { useOpenPaperwork } from './useOpenPaperwork';
import { usePrintsDirectly } from './usePrintsDirectly';

/** Brings paperwork out of the user's printer where that is set up (PAPER-15), and opens it everywhere else. */
export function usePaperwork() {
  const open = useOpenPaperwork();
  const printsDirectly = usePrintsDirectly();
  const [print] = usePrintDirectlyMutation();
  const toast = useToast();

  return (path: string, mark: PaperworkMark): void => {
    if (!printsDirectly(mark.clientId)) open(path, mark);
    // code for the few who have it comes when it is first needed
    else
      void whenReachable(() => import('./print-directly')).then(({ printDirectly }) =>
        printDirectly(path, mark, { print, open, toast }),
      );
  };
}
