import type { SuburbData } from '@contracts/events/address.data.js';

import { Clock } from '../../platform/clock.js';
import { content } from '../testing/consignment-fixtures.js';
import { QuoteShipments } from './quote-shipments.js';
import type { SubmissionRecords } from './submission-records.js';
import type { Submission, Submissions } from './submissions.js';

/** Past midnight in Sydney, evening of the day before in Perth. */
const now = new Date('2026-03-02T14:30:00.000Z');
class FixedClock extends Clock {
  now = () => now;
}
const perth: SuburbData = { id: 9, name: 'PERTH', postcode: '6000', state: 'WA', etaZone: 'PER' };

const submission = {
  content: content({ sender: null, receiver: null }),
  fixedSizeItemTypeIds: new Set<number>(),
} as unknown as Submission;

const shipments = new QuoteShipments(
  { read: () => Promise.resolve(submission) } as unknown as Submissions,
  { suburb: () => Promise.resolve(perth) } as unknown as SubmissionRecords,
  new FixedClock(),
);
const read = (offer: object) => shipments.read({ clientId: 7, consignmentType: 'QUOTE', offer });

describe('a quote without a day', () => {
  it('QUOTE-08 leaves on the day it is where the sender is, in New South Wales where nobody knows', async () => {
    expect((await read({ senderAddress: { suburb: { id: 9 } } })).dispatchDate).toBe('2026-03-02');
    expect((await read({})).dispatchDate).toBe('2026-03-03');
  });
});
