import { statusChoices, userStatuses } from './user-status.js';

describe('user status transitions', () => {
  it.each([
    ['ACTIVE', ['ACTIVE', 'DISABLED']],
    ['DISABLED', ['ACTIVE', 'DISABLED']],
    ['PENDING', ['PENDING']],
    ['LOCKED', ['ACTIVE', 'LOCKED']],
    ['CREATED', ['CREATED']],
  ] as const)('USER-21 USER-22 USER-23 USER-24 for most users: %s', (status, choices) => {
    expect([...statusChoices(status, false)].sort()).toEqual(choices);
  });

  it('USER-20 allows a super admin all five statuses', () => {
    expect(statusChoices('CREATED', true)).toEqual(userStatuses);
  });
});
