import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, IsNull, Repository, type EntityManager } from 'typeorm';

import type { ClientChoiceView } from '@contracts/views/session.view.js';

import { isLiveClient, type ListScope } from '../identity/index.js';
import type { Actor } from '../platform/actor.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Client } from './records/client.entity.js';

export type NewClient = Partial<Omit<Client, 'id' | 'createdAt' | 'version'>> &
  Pick<Client, 'name' | 'customerId'>;

const subtreeQuery = `
  with recursive branch as (
    select id, name, parent_id, customer_id from client where id = $1 and removed_at is null
    union
    select c.id, c.name, c.parent_id, c.customer_id from client c join branch on c.parent_id = branch.id
     where c.removed_at is null
  )
  select id, name, parent_id as "parentId", customer_id as "customerId",
         (select t.id from client t where t.test_of = branch.id and t.removed_at is null) as "testId"
    from branch order by name, id`;

const parentOfClient = `
  with recursive above as (
    select id, parent_id from client where id = $1
    union select c.id, c.parent_id from client c join above on above.parent_id = c.id
  )
  select customer_id as "customerId", exists (select 1 from above where id = $2) as "isDescendant"
    from client where id = $1`;

interface ParentRow {
  readonly customerId: number;
  /** True if the client is the parent itself or one of its ancestors. */
  readonly isDescendant: boolean;
}

/** Loads and saves clients with their settings. */
@Injectable()
export class ClientRepository {
  constructor(
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly records: AuditedRepository,
  ) {}

  add(client: NewClient, actor: Actor): Promise<Client> {
    return this.records.change(actor, (records) => records.insert<Client>(Client, client));
  }

  /** Returns deleted clients, too, for their past consignments. @throws RecordNotFound */
  async get(id: number): Promise<Client> {
    const client = await this.clients.findOneBy({ id });
    if (!client) throw new RecordNotFound(`client ${id}`);
    return client;
  }

  /** @throws RecordNotFound, including for a deleted client */
  async getActive(id: number): Promise<Client> {
    const client = await this.get(id);
    if (client.removedAt) throw new RecordNotFound(`client ${id}`);
    return client;
  }

  /** Locks the client until the transaction ends. @throws RecordNotFound, including for a deleted client */
  async lockActive(manager: EntityManager, id: number): Promise<Client> {
    const client = await manager.findOne(Client, {
      where: { id, removedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!client) throw new RecordNotFound(`client ${id}`);
    return client;
  }

  findByName(customerId: number, name: string): Promise<Client | null> {
    return this.clients.findOneBy({ customerId, name, removedAt: IsNull() });
  }

  /** Lists the clients in scope by name. */
  list({ isUnrestricted, clientIds, customerIds }: ListScope): Promise<Client[]> {
    const query = this.clients
      .createQueryBuilder('client')
      .where('client.removedAt is null')
      .orderBy('client.name');
    const isOfCustomer = `${isLiveClient('client.id')} and client.customerId = any(:customerIds)`;
    if (isUnrestricted) query.andWhere(isLiveClient('client.id'));
    else
      query.andWhere(
        new Brackets((scope) =>
          scope
            .where('client.id = any(:clientIds)', { clientIds })
            .orWhere(isOfCustomer, { customerIds }),
        ),
      );
    return query.getMany();
  }

  /** Ids of a client, its descendants and their test environments; within a transaction, pass its manager. */
  async listWithEnvironments(clientId: number, manager = this.clients.manager): Promise<number[]> {
    const rows = await manager.query<ClientChoiceView[]>(subtreeQuery, [clientId]);
    const branch = rows.map(({ id }) => id);
    const environments = await manager.findBy(Client, { testOf: In(branch), removedAt: IsNull() });
    return [...branch, ...environments.map(({ id }) => id)];
  }

  /** Test environments of these clients. */
  listEnvironments(clientIds: readonly number[]): Promise<Client[]> {
    return this.clients.findBy({ testOf: In([...clientIds]), removedAt: IsNull() });
  }

  /** The test environment of a client, if it has one. */
  findEnvironment(testOf: number): Promise<Client | null> {
    return this.clients.findOneBy({ testOf, removedAt: IsNull() });
  }

  /** An id in the range of test environments. */
  async nextTestId(): Promise<number> {
    const [next] = await this.clients.query<{ id: number }[]>(
      `select nextval('test_client_id')::integer as id`,
    );
    return next?.id ?? 0;
  }

  /** Lists a client and its descendants by name. */
  listSubtree(clientId: number): Promise<ClientChoiceView[]> {
    return this.clients.query<ClientChoiceView[]>(subtreeQuery, [clientId]);
  }

  /** Returns the customer of the parent, and whether the client is the parent or one of its ancestors. */
  async findParent(manager: EntityManager, parentId: number, clientId: number) {
    const [parent] = await manager.query<ParentRow[]>(parentOfClient, [parentId, clientId]);
    return parent ?? null;
  }

  /**
   * Locks the customer, so that changes to its client tree run one after another: parents, additions, deletions. Others
   * may still add records that refer to it.
   */
  async lockTree(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query('select 1 from customer where id = $1 for no key update', [customerId]);
  }
}
