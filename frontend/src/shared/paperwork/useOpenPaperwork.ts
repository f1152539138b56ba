import { usePermissionCheck } from '../session/usePermission';
import { useMarkPrintedMutation, type PaperworkMark } from './paperwork.api';
import { paperworkAddress } from './paperwork-address';

/** Opens paperwork in a new tab, and marks it as printed unless the user looks after many clients. */
export function useOpenPaperwork() {
  const [markPrinted] = useMarkPrintedMutation();
  const can = usePermissionCheck();

  return (path: string, mark: PaperworkMark) => {
    window.open(paperworkAddress(path), '_blank', 'noopener');
    // GAP-79: a look by customer staff or an auditor marks nothing
    const marks =
      !can('CUSTOMER_CONTENT', mark.clientId) && can('UPDATE_CONSIGNMENT', mark.clientId);
    if (marks) void markPrinted(mark);
  };
}
