import { Suspense, useState } from 'react';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useConfirm } from '../feedback/useConfirm';
import { lazy } from '../loading/lazy';
import type { ManifestBookingDialogProps } from './manifest-booking.types';

/** Opens the booking dialog for a selection; confirms first if nothing would be sent to the carrier (GAP-29). */
export function useManifesting() {
  const [consignments, setConsignments] = useState<readonly ConsignmentListItem[] | null>(null);
  const confirm = useConfirm();

  return {
    consignments,
    start: async (selected: readonly ConsignmentListItem[]) => {
      const isEnabled = selected[0]?.isManifestingEnabled ?? false;
      const shouldContinue =
        isEnabled ||
        (await confirm({
          title: consignmentListTexts.notActiveTitle,
          body: consignmentListTexts.notActive,
          confirmLabel: consignmentListTexts.manifestAnyway,
        }));
      if (shouldContinue) setConsignments(selected);
    },
    stop: () => {
      setConsignments(null);
    },
  };
}

const Dialog = lazy(async () => {
  const { ManifestBookingDialog } = await import('./ManifestBookingDialog');
  return { default: ManifestBookingDialog };
});

/** The booking dialog, loaded when first opened. */
export function LazyManifestBooking(props: ManifestBookingDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
