import * as fc from 'fast-check';

import {
  addAssignments,
  emptyIndex,
  findAssignment,
  type AssignmentIndex,
} from './item-numbers.js';

describe('an assignment index', () => {
  it('finds every assignment, in any order and grouping', () => {
    const batches = fc.array(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 }));

    fc.assert(
      fc.property(batches, (groups) => {
        const index = groups.reduce<AssignmentIndex>(
          (known, group) =>
            addAssignments(
              known,
              group.map((id) => [id, id * 10]),
            ),
          emptyIndex,
        );

        for (const id of groups.flat()) expect(findAssignment(index, id)).toBe(id * 10);
        expect(findAssignment(index, 501)).toBeNull();
      }),
    );
  });

  it('does not change the index it is added to', () => {
    const before = addAssignments(emptyIndex, [[1, 10]]);
    addAssignments(before, [[2, 20]]);

    expect(findAssignment(before, 2)).toBeNull();
  });

  it('lays a smaller group beside a larger one instead of copying it', () => {
    const many = addAssignments(emptyIndex, [
      [1, 10],
      [2, 20],
      [3, 30],
    ]);

    expect(addAssignments(many, [[4, 40]]).layers.map(({ size }) => size)).toEqual([1, 3]);
  });

  it('has few layers after adding one by one', () => {
    let index: AssignmentIndex = emptyIndex;
    for (let id = 1; id <= 10_000; id += 1) index = addAssignments(index, [[id, id]]);

    expect(index.layers.length).toBeLessThanOrEqual(14);
  });
});
