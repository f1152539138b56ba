import { manifestTexts } from '../texts/spec/manifests.js';
import type { ManifestListItem } from '../views/manifest.view.js';
import type { ListColumns } from './list-column.js';

const { columns: labels } = manifestTexts;

/** The data columns of submitted manifests, in the specified order (spec part 1, section 2.13). */
export const manifestColumns = {
  createdAt: {
    label: labels.dateSubmitted,
    kind: 'minute',
    value: 'createdAt',
    sort: 'createdAt',
    flex: 150,
    minWidth: 152,
    maxWidth: 156,
  },
  manifestNumber: {
    label: labels.manifestNumber,
    kind: 'own',
    value: 'manifestNumber',
    sort: 'manifestNumber',
    tone: 'name',
    flex: 116,
    minWidth: 112,
    maxWidth: 140,
  },
  clientName: {
    label: labels.client,
    kind: 'text',
    value: 'clientName',
    sort: 'clientName',
    tone: 'strong',
    flex: 160,
    minWidth: 112,
  },
  carrierDisplayName: {
    label: labels.carrier,
    kind: 'text',
    value: 'carrierDisplayName',
    sort: 'carrierDisplayName',
    sortAliases: ['carrierName'],
    flex: 150,
    minWidth: 116,
  },
  dataStatus: {
    label: labels.status,
    kind: 'own',
    value: 'dataStatus',
    sort: 'dataStatus',
    flex: 110,
    minWidth: 88,
    maxWidth: 124,
  },
  bookingStatus: {
    label: labels.pickupBooking,
    kind: 'own',
    value: 'bookingStatus',
    sort: 'bookingStatus',
    flex: 118,
    minWidth: 106,
    maxWidth: 130,
  },
} as const satisfies ListColumns<ManifestListItem>;
