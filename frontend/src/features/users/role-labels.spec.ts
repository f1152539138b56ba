import { clientRole, userRole } from '../../../test/users';
import { roleLabel, rolesSummary } from './role-labels';

describe('role labels', () => {
  it.each([
    ['SUPER_ADMIN', 'super admin'],
    ['AUDITOR', 'auditor'],
  ] as const)('USER-17 %s reads %s', (role, words) => {
    expect(roleLabel(role)).toBe(words);
  });

  const sydney = clientRole('CLIENT_USER', 11, 'Banksia Sydney');
  const perth = clientRole('CLIENT_USER', 12, 'Banksia Perth');
  it.each([
    [[], 'No roles yet'],
    [[sydney], 'client user, Banksia Sydney'],
    [[userRole('SUPER_ADMIN')], 'super admin, Super Admin level'],
    [[sydney, perth], 'client user in 2 clients'],
    [[sydney, clientRole('CLIENT_ADMIN', 12, 'Banksia Perth')], '2 roles in 2 clients'],
    [
      [sydney, userRole('AUDITOR', { customerId: 1, customerName: 'Coastline' })],
      '2 roles in 1 client, 1 customer',
    ],
  ])('%j are summarised as %s', (roles, summary) => {
    expect(rolesSummary(roles)).toBe(summary);
  });
});
