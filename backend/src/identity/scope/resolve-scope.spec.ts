import type { PermissionName } from '@contracts/permissions/permissions.js';

import { Actor, type Reach } from '../../platform/actor.js';
import { OutOfScope } from '../identity.errors.js';
import { assertInScope, resolveScope } from './resolve-scope.js';

const reach = (clientIds: number[], customerIds: number[] = [], isUnrestricted = false): Reach => ({
  isUnrestricted,
  clientIds: new Set(clientIds),
  customerIds: new Set(customerIds),
});

const actor = (read: Reach, others: [PermissionName, Reach][] = []) =>
  new Actor(
    { id: 1, name: 'Ann', kind: 'USER', onBehalfOf: null },
    new Map([['READ_CONSIGNMENT', read], ...others]),
    { correlationId: 'c', causationId: null },
  );

const everything = { isUnrestricted: true, clientIds: [], customerIds: [] };

describe('the scope of a list', () => {
  it('is all that the permission reaches when nothing is asked', () => {
    expect(resolveScope(actor(reach([10, 11], [1])), 'READ_CONSIGNMENT')).toEqual({
      isUnrestricted: false,
      clientIds: [10, 11],
      customerIds: [1],
    });
    expect(resolveScope(actor(reach([], [], true)), 'READ_CONSIGNMENT')).toEqual(everything);
  });

  it('is all that any of several permissions reaches', () => {
    const both = actor(reach([10]), [['CLIENT_REPORTING', reach([12])]]);

    expect(resolveScope(both, ['READ_CONSIGNMENT', 'CLIENT_REPORTING']).clientIds).toEqual([
      10, 12,
    ]);
  });

  it('is the one client asked for, whichever customer it was picked under', () => {
    const asked = { clientId: 11, customerId: 1 };

    expect(resolveScope(actor(reach([10, 11], [1])), 'READ_CONSIGNMENT', asked)).toEqual({
      isUnrestricted: false,
      clientIds: [11],
      customerIds: [],
    });
  });

  it('is the clients and customers asked for, together', () => {
    const asked = { clientIds: [10], customerIds: [1] };

    expect(resolveScope(actor(reach([10, 11], [1])), 'READ_CONSIGNMENT', asked)).toEqual({
      isUnrestricted: false,
      clientIds: [10],
      customerIds: [1],
    });
  });

  it('AUTH-51 is narrowed to what the named permission reaches, too', () => {
    const narrow = actor(reach([10, 11]), [['UPDATE_CONSIGNMENT', reach([11, 12])]]);

    expect(
      resolveScope(narrow, 'READ_CONSIGNMENT', { permission: 'UPDATE_CONSIGNMENT' }).clientIds,
    ).toEqual([11]);
    expect(
      resolveScope(narrow, 'READ_CONSIGNMENT', { permission: 'DELETE_CLIENT' }).clientIds,
    ).toEqual([]);
  });

  it.each([
    ['a client', { clientId: 12 }],
    ['one client of several', { clientIds: [10, 12] }],
    ['a customer', { customerId: 2 }],
    ['a client the named permission does not reach', { clientId: 10, permission: 'DELETE_CLIENT' }],
  ] as const)('is refused for %s out of reach', (_, asked) => {
    expect(() => resolveScope(actor(reach([10, 11], [1])), 'READ_CONSIGNMENT', asked)).toThrow(
      OutOfScope,
    );
  });

  it('holds whatever any permission reaches when none is named', () => {
    const signedIn = actor(reach([10]), [['READ_CLIENT', reach([11])]]);

    expect(resolveScope(signedIn, null).clientIds).toEqual([10, 11]);
  });
});

describe('a client named in a body', () => {
  it('AUTH-55 is refused when it is out of reach', () => {
    const shipper = actor(reach([10]));

    expect(() => {
      assertInScope(shipper, 'READ_CONSIGNMENT', { clientId: 10, customerId: 1 });
    }).not.toThrow();
    expect(() => {
      assertInScope(shipper, 'READ_CONSIGNMENT', { clientId: 11, customerId: 1 });
    }).toThrow(OutOfScope);
  });
});
