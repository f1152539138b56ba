import { suburbName } from './suburb-name.js';

it.each([
  ['EASTERN CREEK', 'Eastern Creek'],
  ['BAULKHAM HILLS (NORTH-WEST)', 'Baulkham Hills (North-West)'],
  ["O'CONNOR", "O'Connor"],
  ["KING'S MEADOWS", "King's Meadows"],
  ['McMahons Point', 'McMahons Point'],
])('a suburb in capitals is spelled as a name: %s', (input, name) => {
  expect(suburbName(input)).toBe(name);
});
