import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Ownership } from '../../platform/actor.js';
import type { RulesLevel } from '../records/rules-fees.entity.js';
import type { RulesOwner } from './rules-owner.js';

/** Owner of a record by level; a shared carrier has none. */
const ownerships: Readonly<Record<RulesLevel, string>> = {
  CARRIER: 'select customer_id, null::integer as client_id from carrier where id = $1',
  CUSTOMER_CARRIER: `
    select customer_id, null::integer as client_id from customer_carrier
     where id = $1 and withdrawn_at is null`,
  CUSTOMER_CARRIER_ACCOUNT: `
    select c.customer_id, null::integer as client_id
      from customer_carrier_account a join customer_carrier c on c.id = a.customer_carrier_id
     where a.id = $1 and a.withdrawn_at is null`,
  CLIENT_CARRIER_ACCOUNT: `
    select c.customer_id, a.client_id
      from client_carrier_account a join client c on c.id = a.client_id
     where a.id = $1 and a.withdrawn_at is null`,
};

const customersOfCarrier =
  'select customer_id from customer_carrier where carrier_id = $1 and withdrawn_at is null';

/** Finds the customer and client that a record with Rules & Fees belongs to. */
@Injectable()
export class RulesOwnerQueries {
  constructor(private readonly database: DataSource) {}

  /** Null when the level has no such record, or it is withdrawn. */
  async find({ level, ownerId }: RulesOwner): Promise<Ownership | null> {
    const [row] = await this.database.query<
      { customer_id: number | null; client_id: number | null }[]
    >(ownerships[level], [ownerId]);
    return row ? { customerId: row.customer_id, clientId: row.client_id } : null;
  }

  /** Customers that use a carrier. */
  async listCustomers(carrierId: number): Promise<Ownership[]> {
    const rows = await this.database.query<{ customer_id: number }[]>(customersOfCarrier, [
      carrierId,
    ]);
    return rows.map(({ customer_id }) => ({ customerId: customer_id, clientId: null }));
  }
}
