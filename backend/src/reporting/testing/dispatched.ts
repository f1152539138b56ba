import type { ConsignmentContent, ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { carton, content, offer } from '../../consignments/testing/consignment.fixture.js';
import type { RowChanges } from '../../consignments/testing/list-rows.js';
import { paint } from '../../paperwork/testing/paper.fixture.js';

export interface Dispatched {
  readonly row: RowChanges;
  readonly events: readonly ConsignmentEvent[];
}

/** A consignment of client 11 or one of its sub clients, in the list and in its stream. */
function sent(
  row: RowChanges,
  changed: Partial<ConsignmentContent> = {},
  carrier = {},
): Dispatched {
  const { id, clientId = 11, customerId = 1, dispatchDate = '2026-03-03' } = row;
  const owner = { clientId, clientName: `Client ${clientId}`, customerId };
  const data = { consignmentId: id, owner, content: content({ dispatchDate, ...changed }) };
  return {
    row: { carrierId: 1, ...row, clientId, customerId, dispatchDate },
    events: [
      { type: 'ConsignmentCreated', data },
      { type: 'OfferSelected', data: { offer: offer(carrier) } },
      { type: 'ConnoteAssigned', data: { connoteNumber: `C${id}`, prefixRangeId: 5, number: id } },
    ],
  };
}

const manifested: ConsignmentEvent = {
  type: 'ConsignmentManifested',
  data: { manifestId: 77, manifestNumber: 'MAN-77' },
};
/** Still the 5th in Melbourne, at the receiver. */
const delivered: ConsignmentEvent = {
  type: 'TrackingUpdated',
  data: {
    status: 'DELIVERED',
    occurredAt: '2026-03-05T12:00:00.000Z',
    location: null,
    description: 'Delivered',
    carrierDescription: null,
    source: 'CARRIER',
    isLatest: true,
  },
};
const twoItems = [
  carton({ name: 'Paint', dangerousGoods: [paint] }),
  carton({ itemNumber: 2, itemTypeName: 'Pallet', quantity: 1, weight: 100 }),
];

function withEvents({ row, events }: Dispatched, ...more: ConsignmentEvent[]): Dispatched {
  return { row, events: [...events, ...more] };
}

/** Events of a consignment that is ready to be manifested. */
export const eventsOf = (id: number, clientId: number): readonly ConsignmentEvent[] =>
  sent({ id, clientId }).events;

export const dispatched: readonly Dispatched[] = [
  withEvents(
    sent({ id: 101, state: 'MANIFESTED', status: 'DELIVERED' }, { items: twoItems }),
    manifested,
    delivered,
  ),
  sent({ id: 102, dispatchDate: '2026-03-04', carrierId: 6 }, {}, { carrierId: 6, totalCents: 0 }),
  sent({ id: 103, status: 'DRAFT' }),
  sent({ id: 104, state: 'DELETED' }),
  sent({ id: 105, clientId: 12 }, { references: ['=1+1'] }),
  sent({ id: 106, clientId: 20, customerId: 2 }),
  sent({ id: 107, dispatchDate: '2026-03-06' }),
];
