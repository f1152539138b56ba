import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import type { KnownHosts, HostKeyCheck } from '../transfers/ssh/known-hosts.js';
import { HostKey } from './host-key.entity.js';

/** Stores the host keys of customers' and clients' SSH servers. */
@Injectable()
export class HostKeyRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** Known servers of a customer's carriers; `actor` is the caller. */
  knownHostsOf(customerId: number, actor: Actor): KnownHosts {
    return {
      pinOrCompare: (server, shown) =>
        this.pinOrCompare({ customerId, clientId: null, server }, shown, actor),
    };
  }

  /** Known servers of a client's own connections; `actor` is the caller. */
  knownHostsOfClient({ customerId, clientId }: ConnectionOwner, actor: Actor): KnownHosts {
    return {
      pinOrCompare: (server, shown) =>
        this.pinOrCompare({ customerId, clientId, server }, shown, actor),
    };
  }

  find(id: number): Promise<HostKey | null> {
    return this.database.getRepository(HostKey).findOneBy({ id });
  }

  /** Lists the host keys of a customer's carriers, ordered by server. */
  list(customerId: number): Promise<HostKey[]> {
    return this.database
      .getRepository(HostKey)
      .find({ where: { customerId, clientId: IsNull() }, order: { server: 'ASC' } });
  }

  /** Lists the host keys of a client's connections, ordered by server. */
  listOfClient(clientId: number): Promise<HostKey[]> {
    return this.database
      .getRepository(HostKey)
      .find({ where: { clientId }, order: { server: 'ASC' } });
  }

  /** Pins this key from now on. */
  accept(record: HostKey, fingerprint: string, actor: Actor): Promise<HostKey> {
    return this.records.change(actor, (records) =>
      records.update(HostKey, record, {
        fingerprint,
        pinnedAt: this.clock.now(),
        acceptedBy: actor.identity.name,
        refusedFingerprint: null,
        refusedAt: null,
      }),
    );
  }

  /** Unpins the key: the next connection pins it again. */
  forget(record: HostKey, actor: Actor): Promise<void> {
    return this.records.change(actor, (records) => records.remove(HostKey, record));
  }

  /** If several first connections are concurrent, one pins the key and the others compare. */
  private async pinOrCompare(
    identity: HostKeyIdentity,
    shown: string,
    actor: Actor,
  ): Promise<HostKeyCheck> {
    const where = { ...identity, clientId: identity.clientId ?? IsNull() };
    const known = await this.database.getRepository(HostKey).findOneBy(where);
    if (known) return this.compare(known, shown);
    try {
      await this.records.change(actor, (records) =>
        records.insert(HostKey, { ...identity, fingerprint: shown, pinnedAt: this.clock.now() }),
      );
      return { pinned: shown, isFirstConnection: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const other = await this.database.getRepository(HostKey).findOneByOrFail(where);
      return this.compare(other, shown);
    }
  }

  /** A key shown by the server is not an edit of the record, so the version stays. */
  private async compare(known: HostKey, shown: string): Promise<HostKeyCheck> {
    const refused = shown === known.fingerprint ? null : shown;
    if (refused !== known.refusedFingerprint)
      await this.database.query(
        'update host_key set refused_fingerprint = $2, refused_at = $3 where id = $1',
        [known.id, refused, refused && this.clock.now()],
      );
    return { pinned: known.fingerprint, isFirstConnection: false };
  }
}

type HostKeyIdentity = Pick<HostKey, 'customerId' | 'clientId' | 'server'>;

/** Client with a connection, and its customer. */
export interface ConnectionOwner {
  readonly customerId: number;
  readonly clientId: number;
}
