import { simulatedOutcomeOf } from './simulated-outcome.js';

describe('the simulated outcome that references select', () => {
  it.each([
    [['PO 4711 #late'], 'late'],
    [['#DOWN '], 'down'],
    [['PO 1', 'PO 2#reject'], 'reject'],
    [['PO 1 #later'], null],
    [['#late PO 1'], null],
    [[], null],
  ])('of %j is %s', (references, outcome) => {
    expect(simulatedOutcomeOf(references)).toBe(outcome);
  });
});
