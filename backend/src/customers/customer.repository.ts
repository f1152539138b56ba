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

/** Includes deleted clients, whose history names the customer. */
const referencesOfCustomer = `
  select exists (select 1 from client where customer_id = $1)
      or exists (select 1 from customer_carrier where customer_id = $1) as "isReferenced"`;

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
  async find(id: number): Promise<Customer> {
    const customer = await this.customers.findOneBy({ id });
    if (!customer) throw new RecordNotFound(`customer ${id}`);
    return customer;
  }

  /** Locks the customer; returns true if clients, deleted ones included, or carriers refer to it. */
  async lockAndCheckReferences(manager: EntityManager, id: number): Promise<boolean> {
    await manager.query('select 1 from customer where id = $1 for update', [id]);
    const [result] = await manager.query<{ isReferenced: boolean }[]>(referencesOfCustomer, [id]);
    return result?.isReferenced ?? false;
  }

  findByName(name: string): Promise<Customer | null> {
    return this.customers.findOneBy({ name });
  }
}
