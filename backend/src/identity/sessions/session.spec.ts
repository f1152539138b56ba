import { isSuperAdmin, permissionsOf, permissionViews, type Assignment } from './session.js';

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
  permissionViews(assignments).find(({ name }) => name === permission);

describe('permissions', () => {
  it('reach as far as all roles that grant them together', () => {
    const permissions = permissionsOf([clientUser, clientAdmin]);

    expect(permissions.get('READ_CONSIGNMENT')?.clientIds).toEqual(new Set([10, 11, 13]));
    expect(permissions.get('CREATE_USER')?.clientIds).toEqual(new Set([13]));
    expect(permissions.has('CREATE_CUSTOMER')).toBe(false);
  });

  it('share one reach when the same roles grant them', () => {
    const permissions = permissionsOf([customerAdmin]);

    expect(permissions.get('READ_CLIENT')).toBe(permissions.get('READ_MANIFEST'));
  });

  it('of a customer reach every client of it', () => {
    expect(permissionsOf([customerAdmin]).get('READ_CONSIGNMENT')?.clientIds.has(12)).toBe(true);
  });
});

describe('what the browser is told', () => {
  it('lists clients with their descendants', () => {
    expect(view([clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: [10, 11],
      customerIds: [],
    });
  });

  it('names a customer in place of its clients', () => {
    expect(view([customerAdmin, clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: [10, 11],
      customerIds: [1],
    });
  });

  it('AUTH-50 has nulls for no restriction at all', () => {
    expect(view([superAdmin, clientUser], 'READ_CONSIGNMENT')).toEqual({
      name: 'READ_CONSIGNMENT',
      clientIds: null,
      customerIds: null,
    });
  });
});

describe('the super admin', () => {
  it('AUTH-56 holds the role at super admin level, not for a customer', () => {
    expect(isSuperAdmin([superAdmin])).toBe(true);
    expect(isSuperAdmin([{ ...superAdmin, customerId: 1 }])).toBe(false);
    expect(isSuperAdmin([{ ...customerAdmin, customerId: null }])).toBe(false);
  });
});
