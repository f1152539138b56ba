import { readingPermissions } from '@contracts/rules/import-kinds.js';
import { isTestClient } from '@contracts/rules/test-environment.js';

import { type Actor, type ListScope, resolveScope } from '../identity/index.js';

/** Imports that a list may contain. */
export interface ReadableImports {
  /** Imports of clients' records. */
  readonly ofClients: ListScope;
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
  const ofClients = resolveScope(actor, 'READ_IMPORT', clientId === undefined ? {} : { clientId });
  if (clientId !== undefined && isTestClient(clientId)) return { ofClients, ofZones: none };
  const permission = readingPermissions.CARRIER_ZONE;
  return { ofClients, ofZones: resolveScope(actor, 'READ_IMPORT', { permission }) };
}
