import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, IsNull, Repository } from 'typeorm';

import type { ClientChoiceView } from '@contracts/views/session.view.js';

import type { ListScope } from '../identity/index.js';
import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Client } from './records/client.entity.js';

export type NewClient = Partial<Omit<Client, 'id' | 'createdAt'>> &
  Pick<Client, 'name' | 'customerId'>;

const branchBelow = `
  with recursive branch as (
    select id, name, parent_id, customer_id from client where id = $1 and removed_at is null
    union
    select c.id, c.name, c.parent_id, c.customer_id from client c join branch on c.parent_id = branch.id
     where c.removed_at is null
  )
  select id, name, parent_id as "parentId", customer_id as "customerId" from branch order by name, id`;

/** The shippers, and their settings. */
@Injectable()
export class Clients {
  constructor(
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly records: AuditedRecords,
  ) {}

  add(client: NewClient, actor: Actor): Promise<Client> {
    return this.records.change(actor, (records) => records.insert<Client>(Client, client));
  }

  /** Also one that was deleted: for what it sent. @throws RecordNotFound */
  async find(id: number): Promise<Client> {
    const client = await this.clients.findOneBy({ id });
    if (!client) throw new RecordNotFound(`client ${id}`);
    return client;
  }

  /** @throws RecordNotFound */
  async findInUse(id: number): Promise<Client> {
    const client = await this.find(id);
    if (client.removedAt) throw new RecordNotFound(`client ${id}`);
    return client;
  }

  findByName(customerId: number, name: string): Promise<Client | null> {
    return this.clients.findOneBy({ customerId, name, removedAt: IsNull() });
  }

  /** By name. */
  listIn({ isUnrestricted, clientIds, customerIds }: ListScope): Promise<Client[]> {
    const query = this.clients
      .createQueryBuilder('client')
      .where('client.removedAt is null')
      .orderBy('client.name');
    if (!isUnrestricted)
      query.andWhere(
        new Brackets((scope) =>
          scope
            .where('client.id = any(:clientIds)', { clientIds })
            .orWhere('client.customerId = any(:customerIds)', { customerIds }),
        ),
      );
    return query.getMany();
  }

  /** A client and everyone below it. */
  listBranch(clientId: number): Promise<ClientChoiceView[]> {
    return this.clients.query<ClientChoiceView[]>(branchBelow, [clientId]);
  }
}
