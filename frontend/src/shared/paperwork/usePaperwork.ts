import { useCallback } from 'react';

import { splitIds } from '@contracts/rules/record-id';

import { useToast } from '../feedback/useToast';
import { loadAndRun } from '../loading/lazy';
import { useClient } from '../session/useClient';
import { usePermissionCheck } from '../session/usePermission';
import { useSession } from '../session/useSession';
import {
  type PaperworkMark,
  useMarkPrintedMutation,
  usePrintDirectlyMutation,
} from './paperwork.api';

/** URL of the viewer for an API path such as `/api/v1/paperwork/label/con_id/4711`. */
export const paperworkUrl = (path: string): string =>
  `/paperwork?paperworkRequest=${encodeURIComponent(path)}`;

/** The marks of one document; each request takes a limited number of consignments. */
const marksOf = ({ consignmentIds, ...mark }: PaperworkMark): readonly PaperworkMark[] =>
  consignmentIds
    ? splitIds(consignmentIds).map((part) => ({ ...mark, consignmentIds: part }))
    : [mark];

/** Opens paperwork in a new tab and marks it printed, if the user works for its client. */
export function useOpenPaperwork() {
  const [markPrinted] = useMarkPrintedMutation();
  const can = usePermissionCheck();

  return (path: string, mark: PaperworkMark) => {
    window.open(paperworkUrl(path), '_blank', 'noopener');
    // GAP-79: opening by customer staff or an auditor marks nothing
    const shouldMark =
      !can('CUSTOMER_CONTENT', mark.clientId) && can('UPDATE_CONSIGNMENT', mark.clientId);
    if (shouldMark) for (const part of marksOf(mark)) void markPrinted(part);
  };
}

/** Spec part 1, section 6: the client's print service is on, and the user has no child clients. */
export function usePrintsDirectly() {
  const { clientSettings } = useSession();
  const { hasChildClients } = useClient();

  return useCallback(
    (clientId: number | undefined): boolean =>
      !hasChildClients &&
      clientSettings.some((settings) => settings.clientId === clientId && settings.printNodeApi),
    [hasChildClients, clientSettings],
  );
}

/** Prints directly if the client is set up for it (PAPER-15), otherwise opens the paperwork. */
export function usePaperwork() {
  const open = useOpenPaperwork();
  const printsDirectly = usePrintsDirectly();
  const [print] = usePrintDirectlyMutation();
  const toast = useToast();

  return (path: string, mark: PaperworkMark): void => {
    if (!printsDirectly(mark.clientId)) open(path, mark);
    // few users need this code, so it loads on demand
    else
      void loadAndRun(
        () => import('./print-directly'),
        ({ printDirectly }) => printDirectly(path, mark, { print, open, toast }),
      );
  };
}
