import { listRow } from '../testing/list-rows.js';

export const rows = [
  listRow({
    id: 1,
    dispatchDate: '2026-11-20',
    totalCostCents: 4_840,
    receiverCompany: 'Bolt & Co',
  }),
  listRow({
    id: 2,
    dispatchDate: '2026-11-23',
    totalCostCents: 10_000,
    receiverCompany: 'acme 50%',
  }),
  listRow({ id: 3, dispatchDate: '2026-11-30', totalCostCents: null, status: 'DRAFT', eta: null }),
  listRow({
    id: 4,
    state: 'MANIFESTED',
    status: 'IN_TRANSIT',
    manifestId: 9,
    manifestNumber: 'MAN-9',
    consignmentReferences: ['A1, B', 'PO-77'],
    formattedReferences: 'A1, B, PO-77',
    carrierDisplayName: 'Coastal',
    eta: '2026-12-01',
  }),
  listRow({ id: 5, state: 'DELETED', clientId: 11, clientName: 'Child' }),
  listRow({
    id: 6,
    clientId: 11,
    clientName: 'Child',
    connoteNumber: 'ZZ99',
    dispatchDate: '2026-11-25',
  }),
  listRow({
    id: 7,
    clientId: 20,
    clientName: 'Foreign',
    customerId: 2,
    dispatchDate: '2026-11-21',
  }),
];
