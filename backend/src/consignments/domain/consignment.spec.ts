import fc from 'fast-check';

import { keysOf } from '@contracts/keys-of.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';

import { DomainError } from '../../platform/domain-error.js';
import { ImpossibleHistory } from '../../platform/impossible-history.js';
import {
  after,
  booking,
  content,
  created,
  deleted,
  drafted,
  itemNumbers,
  manifested,
  number,
  numbered,
  offer,
  ready,
  scan,
  selected,
} from '../testing/consignment-fixtures.js';
import {
  type Consignment,
  evolve,
  initialConsignment,
  type KnownConsignment,
  toSummary,
} from './consignment.js';
import { type ConsignmentRecord, evolveRecord } from './consignment-record.js';
import { amend, assignCarrierConnote, create, draft } from './create-and-amend.js';
import { deleteConsignment, erasePersonalData, printLabel, restore } from './delete-and-restore.js';
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
  fc.record({ offer: fc.option(offers) }).map((chosen) => draft({ ...booking, ...chosen })),
  fc
    .tuple(offers, numbers, pieces)
    .map(([chosen, ...drawn]) => create({ ...booking, offer: chosen }, ...drawn)),
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

/** Returns what the decision appends; nothing where it rejects the consignment. */
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

const amended: ConsignmentEvent = { type: 'ConsignmentAmended', data: { content: content() } };
const unselected: ConsignmentEvent = { type: 'OfferSelected', data: { offer: null } };
const restored: ConsignmentEvent = { type: 'ConsignmentRestored', data: {} };
const itemsNumbered: ConsignmentEvent = { type: 'ItemsNumbered', data: itemNumbers };
const rolledOver: ConsignmentEvent = {
  type: 'DispatchDateRolledOver',
  data: { from: '2026-03-03', to: '2026-03-04', etaDate: null },
};
const booked = (manifestId: number): ConsignmentEvent => ({
  type: 'PickupBooked',
  data: { manifestId, bookingReference: 'BK-1' },
});
const proven: ConsignmentEvent = {
  type: 'ProofRecorded',
  data: { kind: 'DELIVERY', signedBy: 'B. Banks', signature: null, occurredAt: '' },
};
const printed: ConsignmentEvent = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } };
const erased: ConsignmentEvent = { type: 'PersonalDataErased', data: { parties: ['SENDER'] } };

const histories = {
  UNKNOWN: [],
  DRAFT: [drafted()],
  UNPRICED: [created],
  OPEN: ready,
  'DELETED draft': [drafted(), deleted],
  'DELETED open': [...ready, deleted],
  MANIFESTED: [...ready, manifested],
} as const;
type History = keyof typeof histories;

const allowed: readonly (readonly [string, ConsignmentEvent, readonly History[]])[] = [
  ['a draft', drafted(), ['UNKNOWN']],
  ['a creation', created, ['UNKNOWN', 'DRAFT']],
  ['an amendment', amended, ['DRAFT', 'OPEN']],
  ['an offer', selected(), ['DRAFT', 'UNPRICED', 'OPEN']],
  ['an offer taken back', unselected, ['DRAFT']],
  ['a connote', numbered, ['OPEN', 'MANIFESTED']],
  ['item numbers', itemsNumbered, ['OPEN']],
  ['a deletion', deleted, ['DRAFT', 'OPEN']],
  ['a restoration', restored, ['DELETED draft', 'DELETED open']],
  ['a rollover', rolledOver, ['OPEN']],
  ['a manifest', manifested, ['OPEN']],
  ['a pickup of its manifest', booked(90), ['MANIFESTED']],
  ['a pickup of another manifest', booked(91), []],
  ['a scan', scan(), ['MANIFESTED']],
  ['a proof', proven, ['MANIFESTED']],
  ['a print', printed, ['OPEN', 'DELETED open', 'MANIFESTED']],
  ['an erasure', erased, ['DELETED draft', 'DELETED open', 'MANIFESTED']],
];

describe('an event', () => {
  it.each(allowed)('follows only its own phases: %s', (_name, event, phases) => {
    const possible = keysOf(histories).filter((name) => {
      const before = histories[name].reduce<Consignment>(evolve, initialConsignment);
      try {
        evolve(before, event);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(ImpossibleHistory);
        return false;
      }
    });

    expect(possible).toEqual(phases);
  });
});

describe('a summary', () => {
  it.each([
    ['DRAFT', 'OPEN', 'DRAFT'],
    ['UNPRICED', 'OPEN', 'CREATED'],
    ['OPEN', 'OPEN', 'CREATED'],
    ['DELETED draft', 'DELETED', 'DRAFT'],
    ['DELETED open', 'DELETED', 'CREATED'],
    ['MANIFESTED', 'MANIFESTED', 'MANIFESTED'],
  ] as const)('has the state and status of its phase: %s', (name, state, status) => {
    expect(toSummary(after(...histories[name]))).toMatchObject({
      id: 4711,
      state,
      status,
      manifestId: state === 'MANIFESTED' ? 90 : null,
    });
  });
});
