import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface ManifestBookingDialogProps {
  /** At least one; they share carrier, service and sender. */
  readonly consignments: readonly ConsignmentListItem[];
  /** Said when it worked, and when it did not and the server gave no words. */
  readonly texts: { readonly done: string; readonly failed: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
}
