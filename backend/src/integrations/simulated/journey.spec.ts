import { content } from '../../consignments/testing/consignment.fixture.js';
import { journeyOf, MAX_STEPS } from './journey.js';

const journey = (reference: string) => journeyOf({ content: content({ references: [reference] }) });

describe('a simulated journey', () => {
  it.each([
    ['PO 1', 5, 'DELIVERED'],
    ['PO 1 #late', 8, 'DELIVERED'],
    ['PO 1 #partial', 5, 'PARTIALLY_DELIVERED'],
    ['PO 1 #unable', 5, 'UNABLE_TO_DELIVER'],
    ['PO 1 #damaged', 5, 'UNABLE_TO_DELIVER'],
    ['PO 1 #slow', 5, 'DELIVERED'],
  ])('of %s has %i steps and ends %s', (reference, length, status) => {
    const steps = journey(reference);

    expect(steps).toHaveLength(length);
    expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
    expect(steps.at(-1)?.status).toBe(status);
  });

  it('is signed for at its end, if goods were handed over', () => {
    expect(journey('PO 1').map(({ signedBy }) => signedBy !== null)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(journey('PO 1 #unable').every(({ signedBy }) => signedBy === null)).toBe(true);
  });
});
