import { applyErasures } from '@contracts/events/consignment.erasure.js';
import type { ConsignmentEvent, ErasedParty } from '@contracts/events/consignment.events.js';

import {
  address,
  after,
  content,
  deleted,
  drafted,
  manifested,
  ready,
  receiver,
  scan,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import { NotYetDelivered } from './consignment.errors.js';
import { erasePersonalData } from './erasure.js';

const delivered = scan({ status: 'DELIVERED', carrierDescription: 'GIVEN TO J NOVAK' });
const erased = (...parties: ErasedParty[]): ConsignmentEvent => ({
  type: 'PersonalDataErased',
  data: { parties },
});
const signed = (kind: 'PICKUP' | 'DELIVERY'): ConsignmentEvent => ({
  type: 'ProofRecorded',
  data: { kind, signedBy: 'Jana Novak', signature: 'png', occurredAt: '2026-03-05T01:00:00.000Z' },
});

describe('erasing personal data', () => {
  it.each([
    ['delivered', [...ready, manifested, delivered]],
    ['deleted', [...ready, deleted]],
    ['a deleted draft', [drafted(), deleted]],
  ])('is recorded once the parties no longer have to be reachable: %s', (_case, history) => {
    expect(erasePersonalData(after(...history), ['RECEIVER'])).toEqual([erased('RECEIVER')]);
  });

  it.each([
    ['open', ready],
    ['with the carrier', [...ready, manifested]],
    ['not delivered yet', [...ready, manifested, scan({ status: 'UNABLE_TO_DELIVER' })]],
  ])('is rejected while it has to be delivered: %s', (_case, history) => {
    expect(() => erasePersonalData(after(...history), ['RECEIVER'])).toThrow(NotYetDelivered);
  });

  it('keeps the suburb, and the other party', () => {
    const { sender, receiver: erasedReceiver } = summaryAfter(
      ...ready,
      deleted,
      erased('RECEIVER'),
    ).content;

    expect(erasedReceiver).toEqual({
      ...receiver,
      company: 'Erased',
      contactName: null,
      phoneNumber: null,
      addressLine1: 'Erased',
    });
    expect(sender).toEqual(address());
  });
});

describe('events after an erasure', () => {
  const toText = (...events: ConsignmentEvent[]) => JSON.stringify(applyErasures(events));
  const person = address({
    company: 'Jana Novak',
    contactName: 'Jana Novak',
    phoneNumber: '0400 111 222',
    email: 'jana@novak.example',
    addressLine1: '8 Novak Lane',
    addressLine2: 'Behind the Novak mill',
    referenceId: 'NOVAK',
    specialInstructions: 'Ring at Novak',
  });
  const toPerson = drafted({ receiver: person, specialInstructions: 'Ask for Novak' });
  const amended: ConsignmentEvent = {
    type: 'ConsignmentAmended',
    data: { content: content({ receiver: person, references: ['PO 4712'] }) },
  };

  it('do not name the party before it', () => {
    const text = toText(toPerson, amended, delivered, signed('DELIVERY'), erased('RECEIVER'));

    expect(text).not.toMatch(/novak|0400/i);
    expect(text).toContain('PO 4712');
    expect(text).toContain('Eastern Creek');
  });

  it('leave out a later signature', () => {
    expect(toText(toPerson, delivered, erased('RECEIVER'), signed('DELIVERY'))).not.toMatch(
      /novak/i,
    );
  });

  it('keep the signature of the other party', () => {
    expect(toText(toPerson, signed('PICKUP'), delivered, erased('RECEIVER'))).toContain(
      '"signedBy":"Jana Novak"',
    );
  });

  it('name the receiver that was entered afterwards', () => {
    const events = [toPerson, deleted, erased('RECEIVER'), amended] as const;

    expect(toText(...events)).toContain('PO 4712');
    expect(applyErasures(events).at(-1)).toEqual(amended);
  });

  it('are unchanged without an erasure', () => {
    const events = [toPerson, amended];

    expect(applyErasures(events)).toBe(events);
  });
});
