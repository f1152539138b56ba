import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import {
  type CallContext,
  type CarrierKind,
  findCarrierKind,
} from '../../carrier-adapters/index.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { openAdapterSettings } from '../customer-carriers/adapter-settings.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { CarrierCalls } from './carrier-calls.js';

/** A customer's account with a carrier that has its own API. */
export interface CarrierAccount {
  readonly customerId: number;
  readonly kind: CarrierKind;
  /** With its secrets; never stored, logged or returned. */
  readonly settings: unknown;
  readonly io: CallContext;
}

/** Accounts that adapters work with. */
@Injectable()
export class CarrierAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
    private readonly calls: CarrierCalls,
  ) {}

  /**
   * Null when the carrier was withdrawn, or its account is not set up.
   * @param policy stricter limits for its calls than those of the installation
   */
  async find(customerCarrierId: number, policy?: OutgoingPolicy): Promise<CarrierAccount | null> {
    const record = await this.database.getRepository(CustomerCarrier).findOne({
      where: { id: customerCarrierId, withdrawnAt: IsNull() },
      relations: { carrier: true },
    });
    const kind = record && findCarrierKind(record.carrier.adapter);
    const settings = record && openAdapterSettings(record.carrier.adapter, record, this.secrets);
    if (!kind || !settings) return null;
    const io = this.calls.createContext(kind.name, policy);
    return { customerId: record.customerId, kind, settings, io };
  }

  /** Records that the scans of the carrier were read, as for a feed. */
  async recordPoll(customerCarrierId: number): Promise<void> {
    await this.database.query(
      `insert into carrier_feed_cursor (customer_carrier_id, cursor) values ($1, '')
       on conflict (customer_carrier_id) do update set updated_at = now()`,
      [customerCarrierId],
    );
  }
}
