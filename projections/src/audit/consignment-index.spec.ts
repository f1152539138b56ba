import { ConsignmentIndex } from './consignment-index.js';

describe('an index of consignments', () => {
  it('finds added entries, and the newer of two with the same key', () => {
    const index = new ConsignmentIndex();
    index.set('SSX1', 17);
    index.set('SSX1', 18);

    expect(index.get('SSX1')).toBe(18);
    expect(index.get('SSX2')).toBeUndefined();
  });

  it('holds hundreds of thousands', () => {
    const index = new ConsignmentIndex();
    for (let id = 1; id <= 200_000; id += 1) index.set(`SSX${id}`, id);

    expect([1, 77_777, 200_000].map((id) => index.get(`SSX${id}`))).toEqual([1, 77_777, 200_000]);
    expect(index.get('SSX200001')).toBeUndefined();
  });
});
