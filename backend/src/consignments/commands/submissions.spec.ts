import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { address, content } from '../testing/consignment-fixtures.js';
import { isDraft, type Submission } from './submissions.js';

const chosen = { clientCarrierAccountId: 31, carrierServiceTypeId: 41, totalCents: 6327 };
const submission = (part: Parameters<typeof content>[0] = {}) =>
  ({ content: content(part), chosen }) as Submission;
const silent = {} as SaveConsignmentRequest;

describe('what is saved without saying what it is', () => {
  it('CON-38 is a consignment once both addresses are valid and a carrier is chosen', () => {
    expect(isDraft(submission(), silent)).toBe(false);
    expect(isDraft({ ...submission(), chosen: null }, silent)).toBe(true);
  });

  it('CON-54 is a draft when an address was cleared', () => {
    expect(isDraft(submission({ sender: null }), silent)).toBe(true);
    expect(isDraft(submission({ receiver: null }), silent)).toBe(true);
  });

  it('CON-55 is a draft while either address is one', () => {
    const unfinished = address({ status: 'DRAFT' });

    expect(isDraft(submission({ sender: unfinished }), silent)).toBe(true);
    expect(isDraft(submission({ receiver: unfinished }), silent)).toBe(true);
  });

  it('is what the caller says where it is said', () => {
    expect(isDraft(submission(), { ...silent, trackingStatus: 'DRAFT' })).toBe(true);
    expect(isDraft(submission({ sender: null }), { ...silent, trackingStatus: 'CREATED' })).toBe(
      false,
    );
  });
});
