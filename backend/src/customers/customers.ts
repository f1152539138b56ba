import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Customer } from './records/customer.entity.js';

export type NewCustomer = Pick<
  Customer,
  'name' | 'bookingsEmail' | 'contactEmail' | 'bannerMessage' | 'isBannerActive'
>;

/** The shipping platforms whose clients ship. */
@Injectable()
export class Customers {
  constructor(
    @InjectRepository(Customer) private readonly customers: Repository<Customer>,
    private readonly records: AuditedRecords,
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

  findByName(name: string): Promise<Customer | null> {
    return this.customers.findOneBy({ name });
  }
}
