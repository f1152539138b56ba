import type { RoleName } from '@contracts/permissions/roles';

import { clientRole, roleViews, userRole } from '../../../../test/users';
import { scopeReasons } from './scope-reasons';
import { emptyRoleForm, roleFormOf, validateRole, rolesOf, scopesOf, withRole } from './role-form';

const superAdmin = { isSuperAdmin: true, customerIds: [] };
const customerAdmin = { isSuperAdmin: false, customerIds: [1] };
const roleOf = (name: RoleName) => roleViews.find((role) => role.name === name)!;
const idOf = (name: RoleName) => String(roleOf(name).id);

describe('scopes of a role', () => {
  it.each([
    [0, superAdmin, []],
    [1, superAdmin, ['clients']],
    [2, superAdmin, ['clients', 'customers', 'customerLevel', 'superAdminLevel']],
    [2, customerAdmin, ['clients', 'customerLevel']],
    [3, superAdmin, ['customers', 'superAdminLevel']],
    [3, customerAdmin, []],
  ])('USER-29 to USER-32: weight %i given by %j: %j', (weight, granter, open) => {
    const kinds = Object.entries(scopesOf(weight, granter));

    expect(kinds.flatMap(([kind, isOpen]) => (isOpen ? [kind] : []))).toEqual(open);
  });

  it('USER-30 USER-31 USER-32 give a reason when disabled', () => {
    const reasons = scopeReasons(emptyRoleForm, 2, superAdmin);
    expect(reasons).toMatchObject({ clients: undefined, customers: undefined });
    expect(reasons.customerLevel).toContain('select customers instead');
    expect(scopeReasons(emptyRoleForm, 2, customerAdmin).customerLevel).toBeUndefined();
    expect(scopeReasons(emptyRoleForm, null, superAdmin).clients).toBeDefined();
  });

  it.each([
    [{ clientIds: [11] }, ['customers', 'customerLevel', 'superAdminLevel']],
    [{ customerIds: [1] }, ['clients', 'customerLevel', 'superAdminLevel']],
    [{ level: 'SUPER_ADMIN' as const }, ['clients', 'customers', 'customerLevel']],
  ])('USER-33 %j rules out the others', (chosen, excluded) => {
    const form = { ...emptyRoleForm, roleId: idOf('AUDITOR'), ...chosen };
    const reasons = Object.entries(scopeReasons(form, 2, superAdmin));

    expect(reasons.flatMap(([kind, reason]) => (reason ? [kind] : []))).toEqual(excluded);
  });

  it('USER-33 are cleared when the new role does not allow them', () => {
    const form = { ...emptyRoleForm, roleId: idOf('CLIENT_USER'), clientIds: [11] };

    expect(withRole(form, roleOf('CLIENT_ADMIN'), superAdmin).clientIds).toEqual([11]);
    expect(withRole(form, roleOf('SUPER_ADMIN'), superAdmin).clientIds).toEqual([]);
  });
});

describe('request of a role', () => {
  const auditor = { ...emptyRoleForm, roleId: idOf('AUDITOR') };
  const { id: roleId } = roleOf('AUDITOR');

  it.each([
    [
      { clientIds: [11, 12] },
      [
        { roleId, clientId: 11 },
        { roleId, clientId: 12 },
      ],
    ],
    [{ customerIds: [3] }, [{ roleId, customerId: 3 }]],
    [{ level: 'CUSTOMER' as const }, [{ roleId, customerId: 1 }]],
    [{ level: 'SUPER_ADMIN' as const }, [{ roleId }]],
  ])('%j is one role per scope', (scopes, roles) => {
    expect(rolesOf({ ...auditor, ...scopes }, customerAdmin)).toEqual(roles);
  });

  it('round-trips a granted role', () => {
    const ofCustomer = userRole('AUDITOR', { customerId: 1, customerName: 'Coastline' });

    expect(roleFormOf(ofCustomer, customerAdmin).level).toBe('CUSTOMER');
    expect(roleFormOf(ofCustomer, superAdmin).customerIds).toEqual([1]);
    expect(roleFormOf(userRole('SUPER_ADMIN'), superAdmin).level).toBe('SUPER_ADMIN');
    expect(roleFormOf(clientRole('CLIENT_USER', 11, 'x'), customerAdmin).clientIds).toEqual([11]);
  });

  it('USER-44 requires a role and a scope', () => {
    expect(validateRole(emptyRoleForm, customerAdmin, [])).toEqual({ role: 'Must select a role' });
    expect(validateRole(auditor, customerAdmin, [])).toEqual({
      scopes: 'Must select a client, a customer or a level',
    });
    expect(validateRole({ ...auditor, level: 'CUSTOMER' }, customerAdmin, [])).toEqual({});
  });

  it('USER-43 rejects a role the user already has', () => {
    const others = [clientRole('AUDITOR', 11, 'Banksia Sydney')];

    expect(validateRole({ ...auditor, clientIds: [11, 12] }, customerAdmin, others)).toEqual({
      scopes: 'Selected role already assigned to user',
    });
    expect(validateRole({ ...auditor, clientIds: [12] }, customerAdmin, others)).toEqual({});
  });
});
