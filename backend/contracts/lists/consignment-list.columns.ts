import { consignmentListTexts } from '../texts/spec/consignment-list.js';
import type { ConsignmentListItem } from '../views/consignment.view.js';
import type { ListColumns } from './list-column.js';

export const consignmentTabs = ['OPEN', 'MANIFESTED', 'DELETED', 'ALL'] as const;
export type ConsignmentTab = (typeof consignmentTabs)[number];

const { columns: labels } = consignmentListTexts;

/**
 * The data columns of the consignment list, in the specified order (spec part 1, section 2.10). A tab initially hides
 * the columns that do not fit beside the sidebar on a laptop.
 */
export const consignmentColumns = {
  dispatchDate: {
    label: labels.dispatchDate,
    kind: 'day',
    value: 'dispatchDate',
    sort: 'dispatchDate',
    sortAliases: ['dispatchedAt'],
    isLocked: true,
    flex: 100,
    minWidth: 96,
    maxWidth: 108,
  },
  manifestNumber: {
    label: labels.manifestNumber,
    kind: 'code',
    value: 'manifestNumber',
    sort: 'manifestNumber',
    tabs: ['MANIFESTED', 'ALL'], // LIST-17
    tone: 'quiet',
    flex: 130,
    minWidth: 115,
    maxWidth: 136,
  },
  connoteNumber: {
    label: labels.connoteNumber,
    kind: 'own',
    value: 'connoteNumber',
    sort: 'connoteNumber',
    isLocked: true,
    tone: 'name',
    flex: 118,
    minWidth: 110,
    maxWidth: 150,
  },
  references: {
    label: labels.references,
    kind: 'own',
    value: 'consignmentReferences',
    sort: 'formattedReferences',
    sortAliases: ['consignmentReferences', 'formattedReferences'],
    tone: 'quiet',
    flex: 98,
    minWidth: 80,
    maxWidth: 200,
  },
  carrier: {
    label: labels.carrier,
    kind: 'own',
    sort: 'carrierDisplayName',
    sortAliases: ['carrierName', 'carrierDisplayName'],
    isLocked: true,
    flex: 146,
    minWidth: 92,
    maxWidth: 220,
  },
  serviceType: {
    label: labels.serviceType,
    kind: 'text',
    value: ({ offer }) => offer.displayServiceType,
    sort: 'displayServiceType',
    sortAliases: ['displayServiceType'],
    hiddenOn: consignmentTabs,
    tone: 'quiet',
    flex: 120,
    minWidth: 90,
    maxWidth: 180,
  },
  senderCompany: {
    label: labels.senderCompany,
    kind: 'text',
    value: ({ offer }) => offer.senderCompany,
    sort: 'senderCompany',
    hiddenOn: consignmentTabs,
    flex: 200,
    minWidth: 130,
  },
  receiverCompany: {
    label: labels.receiverCompany,
    kind: 'text',
    value: ({ offer }) => offer.receiverCompany,
    sort: 'receiverCompany',
    tone: 'strong',
    flex: 210,
    minWidth: 119,
  },
  receiverSuburb: {
    label: labels.receiverSuburb,
    kind: 'own',
    sort: 'receiverSuburb',
    hiddenOn: ['MANIFESTED', 'ALL'],
    tone: 'quiet',
    flex: 160,
    minWidth: 120,
  },
  eta: {
    label: labels.eta,
    kind: 'day',
    value: ({ offer }) => offer.eta,
    sort: 'eta',
    isLocked: true,
    width: 85,
  },
  status: {
    label: labels.status,
    kind: 'own',
    value: 'status',
    sort: 'status',
    isLocked: true,
    width: 94,
  },
  totalCost: {
    label: labels.totalCost,
    kind: 'money',
    value: ({ offer }) => offer.totalCost,
    sort: 'totalCostCents',
    width: 74,
  },
} as const satisfies ListColumns<ConsignmentListItem, ConsignmentTab>;
