import type { SuburbData } from '@contracts/events/address.data.js';

import { Clock } from '../../platform/clock.js';
import { content } from '../testing/consignment.fixture.js';
import { QuoteShipmentFactory } from './quote-shipment.factory.js';
import type { ConsignmentReferenceData } from './reference-data.js';
import type { ConsignmentSubmission, SubmissionFactory } from './submission.factory.js';
import { stub } from '../../../../test/support/stub.js';

/** After midnight in Sydney, still the previous evening in Perth. */
const now = new Date('2026-03-02T14:30:00.000Z');
class FixedClock extends Clock {
  now = () => now;
}
const perth: SuburbData = { id: 9, name: 'PERTH', postcode: '6000', state: 'WA', etaZone: 'PER' };

const submission = stub<ConsignmentSubmission>({
  content: content({ sender: null, receiver: null }),
  fixedSizeItemTypeIds: new Set<number>(),
});

const shipments = new QuoteShipmentFactory(
  stub<SubmissionFactory>({ build: () => Promise.resolve(submission) }),
  stub<ConsignmentReferenceData>({ suburb: () => Promise.resolve(perth) }),
  new FixedClock(),
);
const read = (offer: object) => shipments.build({ clientId: 7, consignmentType: 'QUOTE', offer });

describe('a quote without a dispatch date', () => {
  it("QUOTE-08 leaves on the sender's current day, or that of New South Wales when the sender's state is unknown", async () => {
    expect((await read({ senderAddress: { suburb: { id: 9 } } })).dispatchDate).toBe('2026-03-02');
    expect((await read({})).dispatchDate).toBe('2026-03-03');
  });
});
