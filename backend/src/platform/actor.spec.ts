import type { PermissionName } from '@contracts/permissions/permissions.js';

import { Actor, mergeScopes, type PermissionScope } from './actor.js';

const reach = (
  clientIds: number[],
  customerIds: number[] = [],
  isUnrestricted = false,
): PermissionScope => ({
  isUnrestricted,
  clientIds: new Set(clientIds),
  customerIds: new Set(customerIds),
});

const actor = (permissions: [PermissionName, PermissionScope][]) =>
  new Actor({ id: 1, name: 'Ann', kind: 'USER', onBehalfOf: null }, new Map(permissions), {
    correlationId: 'c',
    causationId: null,
  });

describe('scope check of a permission', () => {
  it.each([
    ['of its client', reach([10]), { clientId: 10, customerId: 1 }, true],
    ['of its customer', reach([], [1]), { clientId: 99, customerId: 1 }, true],
    ['of anybody when unrestricted', reach([], [], true), { clientId: 99, customerId: 9 }, true],
    ['but not of another client', reach([10]), { clientId: 11, customerId: 1 }, false],
    ['but not of nobody', reach([10], [1]), { clientId: null, customerId: null }, false],
    ['but not when its lists are empty', reach([]), { clientId: 10, customerId: 1 }, false],
  ])('%s', (_, held, owner, expected) => {
    expect(actor([['READ_CONSIGNMENT', held]]).covers('READ_CONSIGNMENT', owner)).toBe(expected);
  });

  it('requires the permission', () => {
    const anybody = { clientId: 10, customerId: 1 };

    expect(actor([['READ_MANIFEST', reach([10])]]).covers('READ_CONSIGNMENT', anybody)).toBe(false);
  });
});

describe('widest scope', () => {
  it('combines all permissions', () => {
    const one = actor([
      ['READ_CONSIGNMENT', reach([10])],
      ['READ_CLIENT', reach([11], [2])],
    ]);

    expect(one.widestScope()).toEqual(reach([10, 11], [2]));
  });

  it('is empty if there are none', () => {
    expect(actor([]).widestScope()).toEqual(reach([]));
  });
});

describe('scopes of several roles', () => {
  it('are unrestricted as soon as one of them is', () => {
    expect(mergeScopes([reach([10]), reach([], [], true)]).isUnrestricted).toBe(true);
  });
});
