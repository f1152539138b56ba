import { describeDeletionBlockers } from './customer-deletion-blockers.js';

const nothing = { clients: 0, removedClients: 0, carriers: 0, removedCarriers: 0 };

describe('why a customer cannot be deleted', () => {
  it.each([
    [{ clients: 1, carriers: 2 }, 'The customer still has 1 client, 2 carriers.'],
    [
      { removedClients: 3 },
      'The customer still has 3 deleted clients. Deleted records are kept because consignments refer to them.',
    ],
  ])('H80 names the records that prevent it: %j', (part, words) => {
    expect(describeDeletionBlockers({ ...nothing, ...part })).toBe(words);
  });

  it('is empty without references', () => {
    expect(describeDeletionBlockers(nothing)).toBeNull();
  });
});
