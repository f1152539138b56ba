import { withErasures } from '@contracts/events/consignment.erasure.js';
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
} from '../testing/consignment-fixtures.js';
import { StillToBeDelivered } from './consignment.errors.js';
import { erase } from './erasure.js';

const delivered = scan({ status: 'DELIVERED', carrierDescription: 'GIVEN TO J NOVAK' });
const erased = (...parties: ErasedParty[]): ConsignmentEvent => ({
  type: 'PersonalDataErased',
  data: { parties },
});
const signed = (kind: 'PICKUP' | 'DELIVERY'): ConsignmentEvent => ({
  type: 'ProofRecorded',
  data: { kind, signedBy: 'Jana Novak', signature: 'png', occurredAt: '2026-03-05T01:00:00.000Z' },
});

describe('erasing who a party is', () => {
  it.each([
    ['delivered', [...ready, manifested, delivered]],
    ['deleted', [...ready, deleted]],
    ['a deleted draft', [drafted(), deleted]],
  ])('is recorded where nobody has to find them any more: %s', (_what, history) => {
    expect(erase(after(...history), ['RECEIVER'])).toEqual([erased('RECEIVER')]);
  });

  it.each([
    ['open', ready],
    ['with the carrier', [...ready, manifested]],
    ['not delivered yet', [...ready, manifested, scan({ status: 'UNABLE_TO_DELIVER' })]],
  ])('is refused while it has to be delivered: %s', (_what, history) => {
    expect(() => erase(after(...history), ['RECEIVER'])).toThrow(StillToBeDelivered);
  });

  it('leaves the suburb, and the other party', () => {
    const { sender, receiver: forgotten } = after(...ready, deleted, erased('RECEIVER')).content;

    expect(forgotten).toEqual({
      ...receiver,
      company: 'Erased',
      contactName: null,
      phoneNumber: null,
      addressLine1: 'Erased',
    });
    expect(sender).toEqual(address());
  });
});

describe('a story with an erasure', () => {
  const told = (...story: ConsignmentEvent[]) => JSON.stringify(withErasures(story));
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

  it('names the party nowhere before it', () => {
    const text = told(toPerson, amended, delivered, signed('DELIVERY'), erased('RECEIVER'));

    expect(text).not.toMatch(/novak|0400/i);
    expect(text).toContain('PO 4712');
    expect(text).toContain('Eastern Creek');
  });

  it('leaves out a signature that comes later', () => {
    expect(told(toPerson, delivered, erased('RECEIVER'), signed('DELIVERY'))).not.toMatch(/novak/i);
  });

  it('keeps what the other party signed', () => {
    expect(told(toPerson, signed('PICKUP'), delivered, erased('RECEIVER'))).toContain(
      '"signedBy":"Jana Novak"',
    );
  });

  it('names whom it was given to afterwards', () => {
    const story = [toPerson, deleted, erased('RECEIVER'), amended] as const;

    expect(told(...story)).toContain('PO 4712');
    expect(withErasures(story).at(-1)).toEqual(amended);
  });

  it('is the same story without one', () => {
    const story = [toPerson, amended];

    expect(withErasures(story)).toBe(story);
  });
});
