import type { PermissionName } from '@contracts/permissions/permissions.js';
import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment.js';

import { Actor, type PermissionScope } from '../../platform/actor.js';
import { MixedScope, OutOfScope } from '../identity.errors.js';
import { assertInScope, resolveScope } from './resolve-scope.js';

const scope = (
  clientIds: number[],
  customerIds: number[] = [],
  isUnrestricted = false,
): PermissionScope => ({
  isUnrestricted,
  clientIds: new Set(clientIds),
  customerIds: new Set(customerIds),
});

const actor = (read: PermissionScope, others: [PermissionName, PermissionScope][] = []) =>
  new Actor(
    { id: 1, name: 'Ann', kind: 'USER', onBehalfOf: null },
    new Map([['READ_CONSIGNMENT', read], ...others]),
    { correlationId: 'c', causationId: null },
  );

const everything = { isUnrestricted: true, clientIds: [], customerIds: [] };

describe('the scope of a list', () => {
  it('is the permission\u2019s whole scope without a request', () => {
    expect(resolveScope(actor(scope([10, 11], [1])), 'READ_CONSIGNMENT')).toEqual({
      isUnrestricted: false,
      clientIds: [10, 11],
      customerIds: [1],
    });
    expect(resolveScope(actor(scope([], [], true)), 'READ_CONSIGNMENT')).toEqual(everything);
  });

  it('is the union of the scopes of several permissions', () => {
    const both = actor(scope([10]), [['CLIENT_REPORTING', scope([12])]]);

    expect(resolveScope(both, ['READ_CONSIGNMENT', 'CLIENT_REPORTING']).clientIds).toEqual([
      10, 12,
    ]);
  });

  it('is the requested client alone, whichever customer is requested with it', () => {
    const requested = { clientId: 11, customerId: 1 };

    expect(resolveScope(actor(scope([10, 11], [1])), 'READ_CONSIGNMENT', requested)).toEqual({
      isUnrestricted: false,
      clientIds: [11],
      customerIds: [],
    });
  });

  it('is the union of the requested clients and customers', () => {
    const requested = { clientIds: [10], customerIds: [1] };

    expect(resolveScope(actor(scope([10, 11], [1])), 'READ_CONSIGNMENT', requested)).toEqual({
      isUnrestricted: false,
      clientIds: [10],
      customerIds: [1],
    });
  });

  it('AUTH-51 is narrowed to the scope of the named permission', () => {
    const narrow = actor(scope([10, 11]), [['UPDATE_CONSIGNMENT', scope([11, 12])]]);

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
    ['a client the named permission does not cover', { clientId: 10, permission: 'DELETE_CLIENT' }],
  ] as const)('is rejected for %s out of scope', (_, requested) => {
    expect(() => resolveScope(actor(scope([10, 11], [1])), 'READ_CONSIGNMENT', requested)).toThrow(
      OutOfScope,
    );
  });

  it('is the union of all permissions\u2019 scopes if none is named', () => {
    const signedIn = actor(scope([10]), [['READ_CLIENT', scope([11])]]);

    expect(resolveScope(signedIn, null).clientIds).toEqual([10, 11]);
  });
});

describe('a client named in a body', () => {
  it('AUTH-55 is rejected outside the scope', () => {
    const shipper = actor(scope([10]));

    expect(() => {
      assertInScope(shipper, 'READ_CONSIGNMENT', { clientId: 10, customerId: 1 });
    }).not.toThrow();
    expect(() => {
      assertInScope(shipper, 'READ_CONSIGNMENT', { clientId: 11, customerId: 1 });
    }).toThrow(OutOfScope);
  });

  it('is accepted if any of several permissions covers it', () => {
    const shipper = actor(scope([10]), [['CREATE_CONSIGNMENT', scope([11])]]);
    const readers = ['READ_CONSIGNMENT', 'CREATE_CONSIGNMENT'] as const;

    expect(() => {
      assertInScope(shipper, readers, { clientId: 11, customerId: null });
    }).not.toThrow();
    expect(() => {
      assertInScope(shipper, readers, { clientId: 12, customerId: null });
    }).toThrow(OutOfScope);
  });
});

describe('the scope of a list, with test environments', () => {
  const test = FIRST_TEST_CLIENT_ID + 1;

  it('leaves them out unless a client id names one', () => {
    const user = actor(scope([10, test], [1]));

    expect(resolveScope(user, 'READ_CONSIGNMENT').clientIds).toEqual([10]);
    expect(resolveScope(user, 'READ_CONSIGNMENT', { clientId: test })).toEqual({
      isUnrestricted: false,
      clientIds: [test],
      customerIds: [],
    });
  });

  it('is one of them for a key that has nothing else', () => {
    expect(resolveScope(actor(scope([test], [])), 'READ_CONSIGNMENT').clientIds).toEqual([test]);
  });

  it('never mixes test data with other data', () => {
    const requested = { clientIds: [10, test] };

    expect(() => resolveScope(actor(scope([10, test], [])), 'READ_CONSIGNMENT', requested)).toThrow(
      MixedScope,
    );
  });
});
