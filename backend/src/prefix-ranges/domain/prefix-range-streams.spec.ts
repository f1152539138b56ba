import { after, registered } from '../testing/prefix-range-fixtures.js';
import { prefixRangeStreams } from './prefix-range-streams.js';

describe('the owner of a prefix range', () => {
  it('is its customer, none of its clients', () => {
    expect(prefixRangeStreams.owner(after(registered()))).toEqual({
      clientId: null,
      customerId: 3,
    });
  });

  it('is nobody before it is registered', () => {
    expect(prefixRangeStreams.owner(prefixRangeStreams.initial)).toBeNull();
  });
});
