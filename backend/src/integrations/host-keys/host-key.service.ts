import { Injectable } from '@nestjs/common';

import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { HostKey } from './host-key.entity.js';
import { HostKeyRepository } from './host-key.repository.js';

/** Host keys of customers' and clients' SSH servers; checks the scope. */
@Injectable()
export class HostKeyService {
  constructor(private readonly hostKeys: HostKeyRepository) {}

  /** @throws OutOfScope */
  async list(customerId: number, actor: Actor): Promise<HostKeyView[]> {
    assertInScope(actor, 'READ_CUSTOMER_CARRIER', { clientId: null, customerId });
    return (await this.hostKeys.list(customerId)).map(toView);
  }

  /** @throws OutOfScope */
  async listOfClient(clientId: number, actor: Actor): Promise<HostKeyView[]> {
    assertInScope(actor, 'READ_CLIENT_INTEGRATION', { clientId, customerId: null });
    return (await this.hostKeys.listOfClient(clientId)).map(toView);
  }

  /** @throws RecordNotFound, VersionConflict */
  async accept(key: OwnedKey, fingerprint: string, actor: Actor): Promise<HostKeyView> {
    const record = await this.getRecord(key, actor);
    return toView(await this.hostKeys.accept(record, fingerprint, actor));
  }

  /** @throws RecordNotFound, VersionConflict */
  async forget(key: OwnedKey, actor: Actor): Promise<void> {
    const record = await this.getRecord(key, actor);
    await this.hostKeys.forget(record, actor);
  }

  /** @throws RecordNotFound, including for a record of the other kind or outside the permission's scope */
  private async getRecord({ id, of }: OwnedKey, actor: Actor): Promise<HostKey> {
    const record = await this.hostKeys.find(id);
    if (!record || !isCovered[of](record, actor)) throw new RecordNotFound(`host key ${id}`);
    return record;
  }
}

/** A key by its id, of a customer's carriers or of a client's connections. */
export interface OwnedKey {
  readonly id: number;
  readonly of: 'CARRIERS' | 'CLIENT';
}

/** Whether the actor may change a key; each kind has its own permission. */
const isCovered: Readonly<Record<OwnedKey['of'], (key: HostKey, actor: Actor) => boolean>> = {
  CARRIERS: ({ clientId, customerId }, actor) =>
    clientId === null &&
    actor.covers('UPDATE_CUSTOMER_CARRIER_ACCOUNT', { clientId: null, customerId }),
  CLIENT: ({ clientId }, actor) =>
    clientId !== null && actor.covers('UPDATE_CLIENT_INTEGRATION', { clientId, customerId: null }),
};

const toView = (record: HostKey): HostKeyView => ({
  id: record.id,
  version: record.version,
  server: record.server,
  fingerprint: record.fingerprint,
  pinnedAt: record.pinnedAt.toISOString(),
  acceptedBy: record.acceptedBy,
  refused:
    record.refusedFingerprint !== null && record.refusedAt !== null
      ? { fingerprint: record.refusedFingerprint, at: record.refusedAt.toISOString() }
      : null,
});
