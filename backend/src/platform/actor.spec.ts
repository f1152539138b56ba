import type { PermissionName } from '@contracts/permissions/permissions.js';

import { Actor, mergeScopes, type PermissionScope } from './actor.js';

const scope = (
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
    ['covers a record of its client', scope([10]), { clientId: 10, customerId: 1 }, true],
    ['covers a record of its customer', scope([], [1]), { clientId: 99, customerId: 1 }, true],
    [
      'covers any record when unrestricted',
      scope([], [], true),
      { clientId: 99, customerId: 9 },
      true,
    ],
    [
      'does not cover a record of another client',
      scope([10]),
      { clientId: 11, customerId: 1 },
      false,
    ],
    [
      'does not cover a record without an owner',
      scope([10], [1]),
      { clientId: null, customerId: null },
      false,
    ],
    ['covers nothing when its lists are empty', scope([]), { clientId: 10, customerId: 1 }, false],
  ])('%s', (_, held, owner, expected) => {
    expect(actor([['READ_CONSIGNMENT', held]]).covers('READ_CONSIGNMENT', owner)).toBe(expected);
  });

  it('requires the permission', () => {
    const owner = { clientId: 10, customerId: 1 };

    expect(actor([['READ_MANIFEST', scope([10])]]).covers('READ_CONSIGNMENT', owner)).toBe(false);
  });
});

describe('widest scope', () => {
  it('combines all permissions', () => {
    const one = actor([
      ['READ_CONSIGNMENT', scope([10])],
      ['READ_CLIENT', scope([11], [2])],
    ]);

    expect(one.widestScope()).toEqual(scope([10, 11], [2]));
  });

  it('is empty if there are none', () => {
    expect(actor([]).widestScope()).toEqual(scope([]));
  });
});

describe('scopes of several roles', () => {
  it('are unrestricted as soon as one of them is', () => {
    expect(mergeScopes([scope([10]), scope([], [], true)]).isUnrestricted).toBe(true);
  });
});
