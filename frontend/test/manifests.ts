import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import type { ManifestListItem, OpenManifestListItem } from '@contracts/views/manifest.view';

export const openManifest = (
  id: number,
  consignments: ConsignmentListItem[],
): OpenManifestListItem => ({
  id,
  clientId: 1,
  clientName: 'Harbour & Pine Homewares',
  carrierName: 'Southern Cross Freight',
  displayServiceType: 'Road Express',
  senderName: 'Harbour & Pine Homewares',
  dispatchDate: '2030-01-08',
  quantity: consignments.length,
  isManifestingEnabled: true,
  permanentBooking: false,
  carrierCutOffDateTime: null,
  consignments,
});

export const manifestPage = (manifests: readonly ManifestListItem[] = []) => ({
  manifests,
  totalCount: manifests.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});

/** One manifest that has been dispatched and transmitted. */
export const submitted = (id: number, part: Partial<ManifestListItem> = {}): ManifestListItem => ({
  id,
  manifestNumber: `MAN-${id}`,
  clientId: 1,
  clientName: 'Harbour & Pine Homewares',
  carrierDisplayName: 'Southern Cross Freight',
  displayServiceType: 'Road Express',
  senderCompany: 'Harbour & Pine Homewares',
  senderState: 'NSW',
  dispatchDate: '2030-01-08',
  permanentBooking: false,
  createdAt: '2030-01-08T03:00:00Z',
  updatedAt: '2030-01-08T03:01:00Z',
  consignmentCount: 2,
  dataStatus: 'SENT',
  bookingStatus: 'NOT_REQUIRED',
  bookingReference: null,
  readyTime: null,
  closingTime: null,
  printedLabel: false,
  printedConsignment: false,
  printedFreightSummary: false,
  paperWorkDisabled: false,
  ...part,
});

export const openManifestPage = (openManifests: readonly OpenManifestListItem[]) => ({
  openManifests,
  totalCount: openManifests.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});
