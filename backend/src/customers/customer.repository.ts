import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';

import type { Actor } from '../platform/actor.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Customer } from './records/customer.entity.js';

export type NewCustomer = Pick<
  Customer,
  'name' | 'bookingsEmail' | 'contactEmail' | 'bannerMessage' | 'isBannerActive'
>;

/** Records that refer to a customer; removed ones are retained for their consignments. */
export interface CustomerReferences {
  readonly clients: number;
  readonly removedClients: number;
  readonly carriers: number;
  readonly removedCarriers: number;
}

const referencesOfCustomer = `
  select (select count(*)::integer from client where customer_id = $1 and removed_at is null and test_of is null) as clients,
         (select count(*)::integer from client where customer_id = $1 and removed_at is not null) as "removedClients",
         (select count(*)::integer from customer_carrier where customer_id = $1 and withdrawn_at is null) as carriers,
         (select count(*)::integer from customer_carrier where customer_id = $1 and withdrawn_at is not null) as "removedCarriers"`;

/** Loads and saves customers, the shipping platforms that clients belong to. */
@Injectable()
export class CustomerRepository {
  constructor(
    @InjectRepository(Customer) private readonly customers: Repository<Customer>,
    private readonly records: AuditedRepository,
  ) {}

  add(customer: NewCustomer, actor: Actor): Promise<Customer> {
    return this.records.change(actor, (records) => records.insert<Customer>(Customer, customer));
  }

  /** @throws RecordNotFound */
  async get(id: number): Promise<Customer> {
    const customer = await this.customers.findOneBy({ id });
    if (!customer) throw new RecordNotFound(`customer ${id}`);
    return customer;
  }

  /** Locks the customer and counts what refers to it. */
  async lockAndCountReferences(manager: EntityManager, id: number): Promise<CustomerReferences> {
    await manager.query('select 1 from customer where id = $1 for update', [id]);
    const [result] = await manager.query<CustomerReferences[]>(referencesOfCustomer, [id]);
    return result ?? { clients: 0, removedClients: 0, carriers: 0, removedCarriers: 0 };
  }

  findByName(name: string): Promise<Customer | null> {
    return this.customers.findOneBy({ name });
  }
}
