import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface ManifestBookingDialogProps {
  /** At least one; they share carrier, service and sender. */
  readonly consignments: readonly ConsignmentListItem[];
  /** Messages for success, and for failures without a server message. */
  readonly texts: { readonly done: string; readonly failed: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
}
