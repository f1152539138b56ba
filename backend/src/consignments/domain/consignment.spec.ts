import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { ImpossibleHistory } from '../../platform/impossible-history.js';
import {
  after,
  content,
  created,
  deleted,
  drafted,
  itemNumbers,
  manifested,
  manifestedAfter,
  numbered,
  ready,
  scan,
  selected,
} from '../testing/consignment.fixture.js';
import { type Consignment, evolve, initialConsignment } from './consignment.js';
import { toSummary } from './consignment-record.js';
import { scanKey } from './scan-key.js';

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
const proofRecorded: ConsignmentEvent = {
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
  ['a removed offer', unselected, ['DRAFT']],
  ['a connote', numbered, ['OPEN', 'MANIFESTED']],
  ['item numbers', itemsNumbered, ['OPEN']],
  ['a deletion', deleted, ['DRAFT', 'OPEN']],
  ['a restoration', restored, ['DELETED draft', 'DELETED open']],
  ['a rollover', rolledOver, ['OPEN']],
  ['a manifest', manifested, ['OPEN']],
  ['a pickup of its manifest', booked(90), ['MANIFESTED']],
  ['a pickup of another manifest', booked(91), []],
  ['a scan', scan(), ['MANIFESTED']],
  ['a proof', proofRecorded, ['MANIFESTED']],
  ['a print', printed, ['OPEN', 'DELETED open', 'MANIFESTED']],
  ['an erasure', erased, ['DELETED draft', 'DELETED open', 'MANIFESTED']],
];

describe('an event', () => {
  it.each(allowed)('is possible only in its phases: %s', (_name, event, phases) => {
    const possible = (Object.keys(histories) as History[]).filter((name) => {
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

describe('the state', () => {
  const stateAfter = (...events: readonly ConsignmentEvent[]) => after(...ready, ...events);

  it('begins without numbers, prints, scans and proofs', () => {
    expect(after(created, selected())).toMatchObject({
      ...{ phase: 'OPEN', connote: null, itemNumbers: null, printed: [] },
    });
    expect(stateAfter(manifested)).toMatchObject({ scans: [], proofs: [], printed: [] });
  });

  it('has a different dispatch date after a rollover, and nothing else', () => {
    expect(stateAfter(rolledOver)).toMatchObject({
      content: content({ dispatchDate: '2026-03-04' }),
      offer: { etaDate: null, totalCents: 6327 },
    });
  });

  it('keeps its connote under another offer of the same account and prefix', () => {
    expect(stateAfter(selected({ totalCents: 7000 }))).toMatchObject({
      connote: { connoteNumber: 'LKIZ00000387' },
    });
    expect(stateAfter(selected({ clientCarrierAccountId: 32 }))).toMatchObject({ connote: null });
  });

  it('remembers a bounded number of scans', () => {
    const scans = Array.from({ length: 320 }, (_, index) => scan({ location: `Depot ${index}` }));
    const { scans: recognised } = manifestedAfter(...ready, manifested, ...scans);

    expect(recognised).toHaveLength(300);
    expect(recognised.at(-1)).toBe('LKIZ00000387|IN_TRANSIT|2026-03-04T01:00:00.000Z|Depot 319');
  });

  it('loses the name and address of an erased party, and nothing else', () => {
    const before = content();
    const { content: erasedContent } = manifestedAfter(...ready, manifested, erased);

    expect(erasedContent.sender?.company).not.toBe(before.sender?.company);
    expect({ ...erasedContent, sender: null }).toEqual({ ...before, sender: null });
  });
});

describe('the key of a scan', () => {
  it('is made of connote, status, time and location', () => {
    const scanned = { status: 'DELIVERED', occurredAt: '2026-03-05T01:00:00.000Z' };

    expect(scanKey({ connote: null }, { ...scanned, location: null })).toBe(
      '|DELIVERED|2026-03-05T01:00:00.000Z|',
    );
  });
});
