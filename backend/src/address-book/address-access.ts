import type { Actor } from '../identity/index.js';
import type { Address } from './records/address.entity.js';

/** Owner of a client's address book. */
export const addressBookOwner = (clientId: number) => ({ clientId, customerId: null });

/** The default address is part of the client's master data, which needs CLIENT_CONTENT or UPDATE_CLIENT. */
export const canChangeDefault = (actor: Actor, clientId: number): boolean =>
  actor.covers('CLIENT_CONTENT', addressBookOwner(clientId)) ||
  actor.covers('UPDATE_CLIENT', addressBookOwner(clientId));

/** Whether the actor may change this address. */
export const canChange = (
  actor: Actor,
  { clientId, isDefault }: Pick<Address, 'clientId' | 'isDefault'>,
): boolean =>
  actor.covers('UPDATE_ADDRESS', addressBookOwner(clientId)) &&
  (!isDefault || canChangeDefault(actor, clientId));
