import { closestSuburb } from './closest-suburb.js';

const names = ['MELBOURNE', 'SOUTHBANK', 'SOUTH WHARF'];

describe('the nearest name', () => {
  it.each([
    ['Southbnk', 'SOUTHBANK'],
    ['south bank', 'SOUTHBANK'],
    ['Sth Wharf', 'SOUTH WHARF'],
    ['melborne', 'MELBOURNE'],
    ['Parramatta', null],
    ['', null],
  ])('to %p is %p', (typed, nearest) => {
    expect(closestSuburb(typed, names)).toBe(nearest);
  });
});
