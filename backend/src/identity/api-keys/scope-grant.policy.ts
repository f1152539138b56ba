import {
  type ApiKeyScope,
  scopePermissions,
  widerPermissions,
} from '@contracts/rules/api-key-scopes.js';

import type { Actor } from '../../platform/actor.js';
import { ScopeAboveOwn } from '../identity.errors.js';

/** Checks that the actor has the permissions of all scopes for the client itself. @throws ScopeAboveOwn */
export function assertCanGrant(
  scopes: readonly ApiKeyScope[] | null,
  clientId: number,
  actor: Actor,
): void {
  const owner = { clientId, customerId: null };
  for (const scope of scopes ?? [])
    for (const permission of scopePermissions[scope]) {
      const wider = widerPermissions[permission];
      const isHeld = actor.covers(permission, owner) || (wider && actor.covers(wider, owner));
      if (!isHeld) throw new ScopeAboveOwn(scope);
    }
}
