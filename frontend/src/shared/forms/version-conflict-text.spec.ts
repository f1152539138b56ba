import { differingPart } from './version-conflict-text';

describe('the part of a text that differs', () => {
  it.each([
    ['4 Factory Rd', 'Unit 3, 4 Factory Rd', ['', 'Unit 3, ', '4 Factory Rd']],
    [
      'Ring before delivery',
      'Ring before delivery, dock 2',
      ['Ring before ', 'delivery, dock 2', ''],
    ],
    ['Unit 3, 4 Factory Rd', 'Unit 5, 4 Factory Rd', ['Unit ', '5, ', '4 Factory Rd']],
    ['the dock the', 'the', null],
    ['Store', 'Receiving', null],
    ['', 'Receiving', null],
  ])('%j, now %j', (was, text, parts) => {
    expect(differingPart(was, text)).toEqual(parts);
  });
});
