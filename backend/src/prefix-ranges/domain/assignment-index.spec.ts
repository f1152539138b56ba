import * as fc from 'fast-check';

import { addNumbers, emptyIndex, findNumber, type AssignmentIndex } from './assignment-index.js';

describe('an assignment index', () => {
  it('finds what was added, in any order and grouping', () => {
    const batches = fc.array(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 }));

    fc.assert(
      fc.property(batches, (groups) => {
        const index = groups.reduce<AssignmentIndex>(
          (known, group) =>
            addNumbers(
              known,
              group.map((id) => [id, id * 10]),
            ),
          emptyIndex,
        );

        for (const id of groups.flat()) expect(findNumber(index, id)).toBe(id * 10);
        expect(findNumber(index, 501)).toBeNull();
      }),
    );
  });

  it('leaves the index it was added to as it was', () => {
    const before = addNumbers(emptyIndex, [[1, 10]]);
    addNumbers(before, [[2, 20]]);

    expect(findNumber(before, 2)).toBeNull();
  });

  it('stays shallow while it grows one by one', () => {
    let index: AssignmentIndex = emptyIndex;
    for (let id = 1; id <= 10_000; id += 1) index = addNumbers(index, [[id, id]]);

    expect(index.layers.length).toBeLessThanOrEqual(14);
  });
});
