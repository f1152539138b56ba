import { summariseNames } from './summarise-names';

describe('naming the records in a confirmation', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B', 'C', 'D', 'E'], 'A\nB\nC\nD\nE'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A\nB\nC\nD\nE\nand 2 more'],
  ])('%j', (names, words) => {
    expect(summariseNames(names)).toBe(words);
  });
});
