import { after, deleted, drafted, manifested, ready } from '../testing/consignment.fixture.js';
import { consignmentStreams } from './consignment.js';

describe('the owner of a consignment', () => {
  it('is its client, in every phase', () => {
    const owner = { clientId: 7, clientName: 'Wattle Medical', customerId: 3 };

    expect(consignmentStreams.owner(after(drafted()))).toEqual(owner);
    expect(consignmentStreams.owner(after(...ready, deleted))).toEqual(owner);
    expect(consignmentStreams.owner(after(...ready, manifested))).toEqual(owner);
  });

  it('is null before its first event', () => {
    expect(consignmentStreams.owner(consignmentStreams.initial)).toBeNull();
  });
});
