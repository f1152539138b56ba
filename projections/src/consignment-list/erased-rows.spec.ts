import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentEvent, ErasedParty } from '@contracts/events/consignment.events.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { recorded } from '../testing/recorded.js';
import { address, content, created, manifested, owner } from '../testing/sample-consignment.js';
import { evolveConsignmentRow } from './consignment-list.projection.js';

/** A party with this name in every field that identifies a person. */
const named = (name: string): AddressData =>
  address({
    referenceId: name,
    company: name,
    contactName: name,
    phoneNumber: name,
    email: name,
    addressLine1: name,
    addressLine2: name,
    specialInstructions: name,
  });

const people = {
  sender: named('Zsófia'),
  receiver: named('Lachlan'),
  specialInstructions: 'Ask for Lachlan',
};

/** Every event that can name a person. */
const history: readonly ConsignmentEvent[] = [
  { type: 'ConsignmentDrafted', data: { consignmentId: 7, owner, content: content(people) } },
  ...created(7, people),
  { type: 'ConsignmentAmended', data: { content: content(people) } },
  manifested(4),
  {
    type: 'TrackingUpdated',
    data: {
      status: 'DELIVERED',
      occurredAt: '2026-11-24T01:00:00.000Z',
      location: 'Brunswick',
      description: 'Delivered',
      carrierDescription: 'Left with Lachlan',
      source: 'CARRIER',
      isLatest: true,
    },
  },
  {
    type: 'ProofRecorded',
    data: {
      kind: 'DELIVERY',
      signedBy: 'Lachlan',
      signature: null,
      occurredAt: '2026-11-24T01:00:00.000Z',
    },
  },
];

/** Names in the row after the history and an erasure of these parties. */
function namesAfter(...parties: ErasedParty[]): string[] {
  const events = [...history, { type: 'PersonalDataErased' as const, data: { parties } }];
  const row = recorded('consignment-7', events).reduce<ConsignmentListRow | null>(
    evolveConsignmentRow,
    null,
  );
  const found = JSON.stringify(row).match(/zsófia|lachlan/gi) ?? [];
  return [...new Set(found.map((name) => name.toLowerCase()))].sort();
}

describe('a row of the consignment list', () => {
  it.each<[string[], ErasedParty[]]>([
    [['lachlan', 'zsófia'], []],
    [['zsófia'], ['RECEIVER']],
    [['lachlan'], ['SENDER']],
    [[], ['SENDER', 'RECEIVER']],
  ])('names %j after an erasure of %j', (names, parties) => {
    expect(namesAfter(...parties)).toEqual(names);
  });
});
