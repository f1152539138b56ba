import { manifestTexts } from '../texts/spec/manifests.js';
import type { OpenManifestListItem } from '../views/manifest.view.js';
import type { ListColumns } from './list-column.js';

const { openColumns: labels } = manifestTexts;

/** The data columns of open manifests, in the specified order (spec part 1, section 2.13). */
export const openManifestColumns = {
  dispatchDate: {
    label: labels.dispatchDate,
    kind: 'day',
    value: 'dispatchDate',
    sort: 'dispatchDate',
    width: 130,
  },
  clientName: {
    label: labels.client,
    kind: 'text',
    value: 'clientName',
    sort: 'clientName',
    tone: 'strong',
    flex: 1,
    minWidth: 150,
  },
  carrierName: {
    label: labels.carrier,
    kind: 'text',
    value: ({ carrierName, displayServiceType }) => `${carrierName}, ${displayServiceType}`,
    sort: 'carrierName',
    sortAliases: ['carrierDisplayName'],
    tone: 'name',
    flex: 1.4,
    minWidth: 180,
  },
  senderName: {
    label: labels.senderCompany,
    kind: 'text',
    value: 'senderName',
    sort: 'senderName',
    sortAliases: ['senderCompany'],
    flex: 1,
    minWidth: 160,
  },
  quantity: { label: labels.quantity, kind: 'number', value: 'quantity', width: 90 },
} as const satisfies ListColumns<OpenManifestListItem>;
