import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment';

import { isForClient } from './is-for-client';

const TEST = FIRST_TEST_CLIENT_ID + 1;

describe('a live message', () => {
  it.each([
    ['about a live client concerns the list of all clients', undefined, 10, true],
    ['about test data does not concern the list of all clients', undefined, TEST, false],
    ['about test data concerns the list of that test data', TEST, TEST, true],
    ['about a client does not concern the list of another', 10, 11, false],
  ])('%s', (_, requested, clientId, expected) => {
    expect(isForClient(requested, { clientId })).toBe(expected);
  });
});
