import type { PermissionName } from '@contracts/permissions/permissions.js';
import { readingPermissions } from '@contracts/rules/import-kinds.js';
import { isTestClient } from '@contracts/rules/test-environment.js';

import { type Actor, type ListScope, OutOfScope, resolveScope } from '../identity/index.js';

/** Imports that a list may contain. */
export interface ReadableImports {
  /** Imports of clients' records. */
  readonly ofClients: ListScope;
  /** Imports of rate cards, of clients' accounts. */
  readonly ofRateCards: ListScope;
  /** Imports of carrier zones, which belong to no client. */
  readonly ofZones: ListScope;
}

const none: ListScope = { isUnrestricted: false, clientIds: [], customerIds: [] };

/**
 * Imports that the actor may list: of one client, if it is given, and of carrier zones, whichever client that is. A test
 * environment has no zones of its own.
 * @throws OutOfScope
 */
export function readableImports(actor: Actor, clientId: number | undefined): ReadableImports {
  const requested = clientId === undefined ? {} : { clientId };
  const isTest = clientId !== undefined && isTestClient(clientId);
  return {
    ofClients: resolveScope(actor, 'READ_IMPORT', requested),
    ofRateCards: scopeWith(actor, readingPermissions.RATE_CARD, requested),
    ofZones: isTest ? none : scopeWith(actor, readingPermissions.CARRIER_ZONE, {}),
  };
}

/** Scope of READ_IMPORT that another permission covers as well; none if the client is outside it. */
function scopeWith(
  actor: Actor,
  permission: PermissionName,
  requested: { readonly clientId?: number },
): ListScope {
  try {
    return resolveScope(actor, 'READ_IMPORT', { ...requested, permission });
  } catch (error) {
    if (error instanceof OutOfScope) return none;
    throw error;
  }
}
