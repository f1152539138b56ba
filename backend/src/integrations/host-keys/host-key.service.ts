import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { HostKey } from './host-key.entity.js';
import { HostKeyRepository } from './host-key.repository.js';

/** Host keys of a customer's SSH servers; checks the customer scope. */
@Injectable()
export class HostKeyService {
  constructor(private readonly hostKeys: HostKeyRepository) {}

  /** @throws OutOfScope */
  async list(customerId: number, actor: Actor): Promise<HostKeyView[]> {
    assertInScope(actor, 'READ_CUSTOMER_CARRIER', { clientId: null, customerId });
    return (await this.hostKeys.list(customerId)).map(toView);
  }

  /** @throws RecordNotFound, VersionConflict */
  async accept(id: number, fingerprint: string, actor: Actor): Promise<HostKeyView> {
    const record = await this.getRecord(id, 'UPDATE_CUSTOMER_CARRIER_ACCOUNT', actor);
    return toView(await this.hostKeys.accept(record, fingerprint, actor));
  }

  /** @throws RecordNotFound, VersionConflict */
  async forget(id: number, actor: Actor): Promise<void> {
    const record = await this.getRecord(id, 'UPDATE_CUSTOMER_CARRIER_ACCOUNT', actor);
    await this.hostKeys.forget(record, actor);
  }

  /** @throws RecordNotFound, including for a record outside the permission's scope */
  private async getRecord(id: number, permission: PermissionName, actor: Actor): Promise<HostKey> {
    const record = await this.hostKeys.find(id);
    if (!record || !actor.covers(permission, { clientId: null, customerId: record.customerId }))
      throw new RecordNotFound(`host key ${id}`);
    return record;
  }
}

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
