import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import {
  address,
  carton,
  content,
  drafted,
  editableAfter,
  offer,
  ready,
  receiver,
} from '../testing/consignment.fixture.js';
import { isPriceUnchanged } from './create-and-amend.js';

const payer = {
  id: 3,
  whoPays: 'RECEIVER',
  accountNumber: 'P-3',
  description: 'Brunswick Clinic',
  carrierId: 1,
} as const;
const open = editableAfter(...ready);
const chosen = { clientCarrierAccountId: 31, carrierServiceTypeId: 41, totalCents: 6327 };

describe('the stored price of a consignment', () => {
  it('is kept while the same offer is selected for the same goods', () => {
    expect(isPriceUnchanged(open, content(), chosen)).toBe(true);
    expect(isPriceUnchanged(open, content(), offer())).toBe(true);
  });

  it.each<[string, Partial<ConsignmentContent>]>([
    ['a reference', { references: ['PO 4712'] }],
    ['the instructions', { specialInstructions: 'Ring twice' }],
    ['the authority to leave', { hasAuthorityToLeave: true }],
    ['the time slot', { deliveryWindow: { begin: '2026-03-04', end: '2026-03-05' } }],
  ])('is kept when %s is corrected', (_case, changed) => {
    expect(isPriceUnchanged(open, content(changed), chosen)).toBe(true);
  });

  it.each<[string, Partial<ConsignmentContent>]>([
    ['the type', { consignmentType: 'RETURN' }],
    ['the dispatch date', { dispatchDate: '2026-03-04' }],
    ['the sender', { sender: address({ id: 13 }) }],
    ['the receiver', { receiver: { ...receiver, addressClass: 'RESIDENTIAL' } }],
    ['the goods', { items: [carton({ weight: 15 })] }],
    ['the tailgate', { isTailgateRequired: true }],
    ['the payer', { payerAccount: payer }],
  ])('is calculated again when %s changes', (_case, changed) => {
    expect(isPriceUnchanged(open, content(changed), chosen)).toBe(false);
  });

  it.each([
    ['another account', { clientCarrierAccountId: 32 }],
    ['another service', { carrierServiceTypeId: 42 }],
    ['another total', { totalCents: 6328 }],
  ])('is calculated again for %s', (_case, other) => {
    expect(isPriceUnchanged(open, content(), { ...chosen, ...other })).toBe(false);
  });

  it('is calculated for a draft that has none', () => {
    expect(isPriceUnchanged(editableAfter(drafted()), content(), chosen)).toBe(false);
  });
});
