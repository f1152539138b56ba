import { useState } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useConfirm } from '../feedback/useConfirm';

/** Which consignments are in the booking dialog; asks first where nothing would reach the carrier (GAP-29). */
export function useManifesting() {
  const [consignments, setConsignments] = useState<readonly ConsignmentListItem[] | null>(null);
  const confirm = useConfirm();

  return {
    consignments,
    start: async (selected: readonly ConsignmentListItem[]) => {
      const isEnabled = selected[0]?.isManifestingEnabled ?? false;
      const mayGoOn =
        isEnabled ||
        (await confirm({
          title: consignmentListTexts.notActiveTitle,
          body: consignmentListTexts.notActive,
          confirmLabel: consignmentListTexts.manifestAnyway,
        }));
      if (mayGoOn) setConsignments(selected);
    },
    stop: () => {
      setConsignments(null);
    },
  };
}
