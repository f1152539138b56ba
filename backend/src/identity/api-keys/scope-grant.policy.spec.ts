import type { PermissionName } from '@contracts/permissions/permissions.js';
import { rolePermissions } from '@contracts/permissions/roles.js';
import { type ApiKeyScope, apiKeyScopes } from '@contracts/rules/api-key-scopes.js';

import { Actor } from '../../platform/actor.js';
import type { ScopeAboveOwn } from '../identity.errors.js';
import { assertCanGrant } from './scope-grant.policy.js';

function creatorWith(permissions: readonly PermissionName[], clientIds = [10]): Actor {
  const scope = {
    isUnrestricted: false,
    clientIds: new Set(clientIds),
    customerIds: new Set<number>(),
  };
  const identity = { id: 5, name: 'Ada', kind: 'USER', onBehalfOf: null } as const;
  const trail = { correlationId: 'test', causationId: null };
  return new Actor(identity, new Map(permissions.map((name) => [name, scope])), trail);
}

/** Code of the error, with its details. */
function rejection(run: () => void) {
  try {
    run();
  } catch (error) {
    const { code, details } = error as ScopeAboveOwn;
    return { code, ...details };
  }
  return null;
}

describe('the creator of an API key', () => {
  it.each(['CLIENT_ADMIN', 'CUSTOMER_ADMIN'] as const)('can grant every scope as %s', (role) => {
    assertCanGrant(apiKeyScopes, 10, creatorWith(rolePermissions(role)));
  });

  it('cannot grant a scope beyond their own permissions', () => {
    const creator = creatorWith(['READ_WEBHOOK', 'CREATE_WEBHOOK']);
    const grant = (scopes: readonly ApiKeyScope[]) =>
      rejection(() => {
        assertCanGrant(scopes, 10, creator);
      });
    expect(grant(['webhooks:read'])).toBeNull();
    expect(grant(['webhooks:read', 'webhooks:write'])).toEqual({
      code: 'scope.above_own',
      scope: 'webhooks:write',
    });
  });

  it('can grant a scope only for clients where these permissions apply', () => {
    const grantForOther = () => {
      assertCanGrant(['webhooks:read'], 11, creatorWith(['READ_WEBHOOK']));
    };
    expect(rejection(grantForOther)).toMatchObject({ code: 'scope.above_own' });
  });
});
