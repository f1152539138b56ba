import { isSuperAdmin, toPermissions, toPermissionViews, type Assignment } from './user-access.js';

const clientUser: Assignment = {
  role: 'CLIENT_USER',
  clientId: 10,
  customerId: null,
  clientIds: [10, 11],
};
const clientAdmin: Assignment = {
  role: 'CLIENT_ADMIN',
  clientId: 13,
  customerId: null,
  clientIds: [13],
};
const customerAdmin: Assignment = {
  role: 'CUSTOMER_ADMIN',
  clientId: null,
  customerId: 1,
  clientIds: [10, 11, 12, 13],
};
const superAdmin: Assignment = {
  role: 'SUPER_ADMIN',
  clientId: null,
  customerId: null,
  clientIds: [],
};

const view = (assignments: Assignment[], permission: string) =>
  toPermissionViews(assignments).find(({ name }) => name === permission);

describe('permissions', () => {
  it('have the union of the scopes of all roles that grant them', () => {
    const permissions = toPermissions([clientUser, clientAdmin]);

    expect(permissions.get('READ_CONSIGNMENT')?.clientIds).toEqual(new Set([10, 11, 13]));
    expect(permissions.get('CREATE_USER')?.clientIds).toEqual(new Set([13]));
    expect(permissions.has('CREATE_CUSTOMER')).toBe(false);
  });

  it('share one scope if the same roles grant them', () => {
    const permissions = toPermissions([customerAdmin]);

    expect(permissions.get('READ_CLIENT')).toBe(permissions.get('READ_MANIFEST'));
  });

  it('of a customer cover all its clients', () => {
    expect(toPermissions([customerAdmin]).get('READ_CONSIGNMENT')?.clientIds.has(12)).toBe(true);
  });
});

describe('the permission views', () => {
  it('list clients with their descendants', () => {
    expect(view([clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: [10, 11],
      customerIds: [],
    });
  });

  it('name a customer instead of its clients', () => {
    expect(view([customerAdmin, clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: [10, 11],
      customerIds: [1],
    });
  });

  it('AUTH-50 have nulls if unrestricted', () => {
    expect(view([superAdmin, clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: null,
      customerIds: null,
    });
  });
});

describe('the super admin', () => {
  it('AUTH-56 has the role at super admin level, not for a customer', () => {
    expect(isSuperAdmin([superAdmin])).toBe(true);
    expect(isSuperAdmin([{ ...superAdmin, customerId: 1 }])).toBe(false);
    expect(isSuperAdmin([{ ...customerAdmin, customerId: null }])).toBe(false);
  });
});
