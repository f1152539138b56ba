import { roleNames, type RoleName } from '@contracts/permissions/roles.js';

import type { Assignment } from '../sessions/user-access.js';
import { grantableRoles, canManageRole, roleScopeError } from './role-rules.js';

const ofClient = (role: RoleName, ...clientIds: number[]): Assignment => ({
  role,
  clientId: clientIds[0] ?? null,
  customerId: null,
  clientIds,
});
const ofCustomer = (role: RoleName, customerId: number, ...clientIds: number[]): Assignment => ({
  role,
  clientId: null,
  customerId,
  clientIds,
});
const superAdmin: Assignment = ofClient('SUPER_ADMIN');

const at = (role: RoleName, clientId: number | null, customerId: number | null = null) => ({
  role,
  clientId,
  customerId,
});

describe('a role', () => {
  it.each([
    ['CLIENT_USER', 1, null, true],
    ['CLIENT_USER', null, 1, false],
    ['CLIENT_USER', null, null, false],
    ['CUSTOMER_ADMIN', 1, null, true],
    ['AUDITOR', null, 1, true],
    ['CUSTOMER_USER', null, null, true],
    ['SUPER_ADMIN', 1, null, false],
    ['SUPER_ADMIN', null, 1, true],
    ['SUPER_ADMIN', null, null, true],
    ['API_KEY', 1, null, false],
    ['CUSTOMER_ADMIN', 1, 1, false],
  ] as const)(
    'USER-29 to USER-33 %s fits client %s, customer %s: %s',
    (role, client, customer, fits) => {
      expect(roleScopeError(at(role, client, customer)) === null).toBe(fits);
    },
  );
});

describe('granting a role', () => {
  const clientAdmin = [ofClient('CLIENT_ADMIN', 10, 11)];
  const customerAdmin = [ofCustomer('CUSTOMER_ADMIN', 1, 10, 11)];

  it.each([
    ['of the same weight, for a sub client', clientAdmin, at('CLIENT_ADMIN', 11), true],
    ['of more weight', clientAdmin, at('CUSTOMER_USER', 11), false],
    ['elsewhere', clientAdmin, at('CLIENT_USER', 13), false],
    ['for their own customer', customerAdmin, at('AUDITOR', null, 1), true],
    ['for another customer', customerAdmin, at('AUDITOR', null, 2), false],
    ['at super admin level', customerAdmin, at('CUSTOMER_USER', null), false],
    ['of a super admin', customerAdmin, at('SUPER_ADMIN', null, 1), false],
    ['of a super admin, by one', [superAdmin], at('SUPER_ADMIN', null), true],
    ['anywhere, by a super admin', [superAdmin], at('CLIENT_USER', 99), true],
  ])('USER-35 %s', (_, own, placed, allowed) => {
    expect(canManageRole(own, 'CREATE_USER_ROLE', placed)).toBe(allowed);
  });

  it('USER-35 takes its weight from a role that grants the permission, not from any other', () => {
    const both = [...clientAdmin, ofCustomer('CUSTOMER_USER', 1, 10, 11)];

    expect(canManageRole(both, 'CREATE_USER_ROLE', at('CUSTOMER_ADMIN', 10))).toBe(false);
  });

  it('USER-35 by a SUPER_ADMIN of one customer does not create super admins', () => {
    const own = [ofCustomer('SUPER_ADMIN', 1, 10)];

    expect(canManageRole(own, 'CREATE_USER_ROLE', at('SUPER_ADMIN', null, 1))).toBe(false);
    expect(grantableRoles(own, roleNames)).not.toContain('SUPER_ADMIN');
  });
});

describe('the grantable roles', () => {
  it('GAP-01 weigh no more than the actor\u2019s own', () => {
    expect(grantableRoles([ofClient('CLIENT_ADMIN', 10)], roleNames)).toEqual([
      'CLIENT_ADMIN',
      'CLIENT_USER',
    ]);
    expect(grantableRoles([superAdmin], roleNames)).not.toContain('API_KEY');
  });
});
