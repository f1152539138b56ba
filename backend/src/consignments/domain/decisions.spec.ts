import fc from 'fast-check';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';

import { DomainError } from '../../platform/domain-error.js';
import {
  after,
  newConsignment,
  content,
  itemNumbers,
  number,
  offer,
  ready,
} from '../testing/consignment.fixture.js';
import type { KnownConsignment } from './consignment.js';
import { type ConsignmentRecord, evolveRecord, toSummary } from './consignment-record.js';
import { amend, assignCarrierConnote, create, draft } from './create-and-amend.js';
import { erasePersonalData } from './erasure.js';
import { printLabel } from './printing.js';
import { deleteConsignment, restore } from './removal.js';
import { bookPickup, manifest, manifestGroup } from './manifesting.js';
import { correctTracking, recordProof, updateTracking, whenManifested } from './tracking.js';

type Decision = (consignment: KnownConsignment) => readonly ConsignmentEvent[];

const contents = fc.record({
  references: fc.subarray(['PO 1', 'PO 2']),
  dispatchDate: fc.constantFrom('2026-03-03', '2026-03-04'),
});
const offers = fc
  .record({
    clientCarrierAccountId: fc.constantFrom(31, 32),
    prefixRangeId: fc.constantFrom(5, 6),
    isApiBasedConnote: fc.boolean(),
    totalCents: fc.constantFrom(6327, 7000),
  })
  .map(({ prefixRangeId, ...changed }) =>
    offer({ ...changed, connoteSource: { prefixRangeId, prefix: 'LKIZ' } }),
  );
const numbers = fc.option(fc.constant(number));
const pieces = fc.option(fc.constant(itemNumbers));
const scans = fc.record({
  status: fc.constantFrom('PICKED_UP', 'IN_TRANSIT', 'DELIVERED'),
  occurredAt: fc.constantFrom('2026-03-04T01:00:00.000Z', '2026-03-05T01:00:00.000Z'),
  location: fc.constantFrom('Albury', null),
  description: fc.constant(''),
  carrierDescription: fc.constant(null),
} as const);
const kinds = fc.constantFrom('PICKUP', 'DELIVERY');

const first = fc.oneof(
  fc.record({ offer: fc.option(offers) }).map((chosen) => draft({ ...newConsignment, ...chosen })),
  fc
    .tuple(offers, numbers, pieces)
    .map(([chosen, ...drawn]) => create({ ...newConsignment, offer: chosen }, ...drawn)),
);

const decisions: fc.Arbitrary<Decision> = fc.oneof(
  fc
    .record({
      content: contents.map(content),
      offer: fc.option(offers),
      isCreated: fc.boolean(),
      revision: fc.constant(null),
      number: numbers,
      items: pieces,
    })
    .map(
      (amendment): Decision =>
        (consignment) =>
          amend(consignment, amendment),
    ),
  fc.constant(deleteConsignment),
  fc.constant(restore),
  fc.subarray(['SENDER', 'RECEIVER'] as const, { minLength: 1 }).map(
    (parties): Decision =>
      (consignment) =>
        erasePersonalData(consignment, parties),
  ),
  fc.constantFrom('LABEL', 'CONSIGNMENT').map(
    (type): Decision =>
      (consignment) =>
        printLabel(consignment, type),
  ),
  fc
    .record({
      manifestId: fc.constantFrom(90, 91),
      dispatchDate: fc.constantFrom('2026-03-03', '2026-03-05'),
    })
    .map((entry): Decision => (consignment) => {
      const group =
        manifestGroup(toSummary(consignment)) ?? manifestGroup(toSummary(after(...ready)))!;
      return manifest(consignment, { ...entry, manifestNumber: 'MAN', etaDate: null, group });
    }),
  fc.constantFrom(90, 91).map((manifestId) =>
    whenManifested((consignment) =>
      bookPickup(consignment, {
        manifestId,
        bookingReference: 'BK-1',
        occurredAt: '2026-03-03T02:00:00Z',
      }),
    ),
  ),
  fc.constant(whenManifested((consignment) => assignCarrierConnote(consignment, 'MD-1'))),
  scans.map((update) => whenManifested((consignment) => updateTracking(consignment, update))),
  scans.map(
    (update): Decision =>
      (consignment) =>
        correctTracking(consignment, update),
  ),
  kinds.map((kind) =>
    whenManifested((consignment) =>
      recordProof(consignment, { kind, signedBy: 'B. Banks', signature: null, occurredAt: '' }),
    ),
  ),
);

/** Returns what the decision appends; nothing if it rejects the consignment. */
function decide(decision: Decision, consignment: KnownConsignment): readonly ConsignmentEvent[] {
  try {
    return decision(consignment);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function runDecisions(firstEvents: readonly ConsignmentEvent[], decisionList: readonly Decision[]) {
  return decisionList.reduce<readonly ConsignmentEvent[]>(
    (history, decision) => [...history, ...decide(decision, after(...history))],
    firstEvents,
  );
}

describe('folding what decisions append', () => {
  it('never meets an impossible event', () => {
    const phases = new Set<string>();

    fc.assert(
      fc.property(first, fc.array(decisions, { maxLength: 25 }), (firstEvents, decisionList) => {
        const history = runDecisions(firstEvents, decisionList);
        for (const [index] of history.entries())
          phases.add(after(...history.slice(0, index + 1)).phase);
        expect(after(...history).phase).not.toBe('UNPRICED');
      }),
      { numRuns: 500 },
    );

    expect([...phases].sort()).toEqual(['DELETED', 'DRAFT', 'MANIFESTED', 'OPEN', 'UNPRICED']);
  });

  it('gives consignment and record the same state', () => {
    fc.assert(
      fc.property(first, fc.array(decisions, { maxLength: 15 }), (firstEvents, decisionList) => {
        const history = runDecisions(firstEvents, decisionList);
        const record = history
          .map((event) => ({ ...event, metadata: { recordedAt: 'now' } }))
          .reduce<ConsignmentRecord | null>(
            (before, event) => evolveRecord(before, event as Recorded<ConsignmentEvent>),
            null,
          );

        expect(record?.consignment).toEqual(after(...history));
      }),
    );
  });
});
