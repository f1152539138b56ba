import { isSameContact } from './contact.js';

it.each([
  ['Jana@Novak.example', ' jana@novak.EXAMPLE', true],
  ['0400 111 222', '+61 400 111 222', true],
  ['(02) 9999-0000', '0299990000', true],
  ['jana@novak.example', 'novak.example', false],
  ['0400 111 222', '0400', false],
  [null, '0400 111 222', false],
])('%s and %s are one contact: %s', (one, other, isSame) => {
  expect(isSameContact(one, other)).toBe(isSame);
});
