import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { address, content } from '../testing/consignment.fixture.js';
import { isDraft, type ConsignmentSubmission } from './submission.factory.js';

const chosen = { clientCarrierAccountId: 31, carrierServiceTypeId: 41, totalCents: 6327 };
const submission = (part: Parameters<typeof content>[0] = {}) =>
  ({ content: content(part), chosen }) as ConsignmentSubmission;
const request = {} as SaveConsignmentRequest;

describe('a consignment saved without a tracking status', () => {
  it('CON-38 is a consignment once both addresses are valid and a carrier is chosen', () => {
    expect(isDraft(submission(), request)).toBe(false);
    expect(isDraft({ ...submission(), chosen: null }, request)).toBe(true);
  });

  it('CON-54 is a draft when an address was cleared', () => {
    expect(isDraft(submission({ sender: null }), request)).toBe(true);
    expect(isDraft(submission({ receiver: null }), request)).toBe(true);
  });

  it('CON-55 is a draft while either address is a draft', () => {
    const unfinished = address({ status: 'DRAFT' });

    expect(isDraft(submission({ sender: unfinished }), request)).toBe(true);
    expect(isDraft(submission({ receiver: unfinished }), request)).toBe(true);
  });

  it('has the tracking status given in the request', () => {
    expect(isDraft(submission(), { ...request, trackingStatus: 'DRAFT' })).toBe(true);
    expect(isDraft(submission({ sender: null }), { ...request, trackingStatus: 'CREATED' })).toBe(
      false,
    );
  });
});
