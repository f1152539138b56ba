import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment';

import { isAbout } from './is-about';

const TEST = FIRST_TEST_CLIENT_ID + 1;

describe('a live message', () => {
  it.each([
    ['a list of all clients, if it is of a client', undefined, 10, true],
    ['a list of all clients, if it is of test data', undefined, TEST, false],
    ['a list of test data, if it is of the same', TEST, TEST, true],
    ['a list of one client, if it is of another', 10, 11, false],
  ])('about %s', (_, asked, clientId, expected) => {
    expect(isAbout(asked, { clientId })).toBe(expected);
  });
});
