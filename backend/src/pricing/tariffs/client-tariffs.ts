import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';

import type { Remembered } from '../../platform/memory/remembered.js';
import { RecordMemory } from '../../platform/memory/record-memory.js';
import { RateCard } from '../records/rate-card.entity.js';
import { accountServices, type AccountServiceRow } from './account-services.sql.js';
import type { ClientTariff, PickupPreference, RateCardVersion } from './client-tariff.js';
import { PreparedRateCards } from './prepared-rate-cards.js';
import { RulesInForce } from './rules-in-force.js';
import { rulesOwners, toServiceTariff } from './to-service-tariff.js';

const MOST_CLIENTS = 500;

const tables = [
  'client',
  'carrier',
  'carrier_service_type',
  'customer_carrier',
  'customer_carrier_account',
  'connote_prefix',
  'client_carrier_account',
  'rules_fees',
  'rules_fees_version',
  'rate_card',
];

const pickupPreference = `
  select auto_booking_preferred as "isAutoBookingPreferred",
         preferred_pickup_start as "preferredPickupStart",
         preferred_pickup_end as "preferredPickupEnd"
    from client where id = $1`;

/** Every service a client can send with, ready to price, kept in memory client by client. */
@Injectable()
export class ClientTariffs {
  private readonly clients: Remembered<number, ClientTariff>;

  constructor(
    private readonly database: DataSource,
    private readonly rateCards: PreparedRateCards,
    private readonly rules: RulesInForce,
    memory: RecordMemory,
  ) {
    this.clients = memory.keep({
      tables,
      most: MOST_CLIENTS,
      read: (clientId: number) => this.read(clientId),
    });
  }

  of(clientId: number): Promise<ClientTariff> {
    return this.clients.get(clientId);
  }

  private async read(clientId: number): Promise<ClientTariff> {
    const [pickup] = await this.database.query<PickupPreference[]>(pickupPreference, [clientId]);
    const rows = await this.database.query<AccountServiceRow[]>(accountServices, [clientId]);
    const rulesOf = await this.rules.find(rows.map(rulesOwners));
    const versions = await this.readVersions(rows);
    const services = rows.flatMap((row) => {
      const rateCards = versions.get(versionKey(row.account_id, row.service_id));
      return rateCards ? [toServiceTariff(row, rulesOf(rulesOwners(row)), rateCards)] : [];
    });
    return { pickup: pickup ?? noPreference, services };
  }

  private async readVersions(
    rows: readonly AccountServiceRow[],
  ): Promise<ReadonlyMap<string, readonly RateCardVersion[]>> {
    const accountIds = [...new Set(rows.map(({ account_id }) => account_id))];
    const found = await this.database.getRepository(RateCard).find({
      where: { clientCarrierAccountId: In(accountIds), withdrawnAt: IsNull() },
      order: { id: 'DESC' },
    });
    const prepared = await this.rateCards.find(found.map(({ digest }) => digest));
    const versions = new Map<string, RateCardVersion[]>();
    for (const { id, effectiveFrom, digest, ...card } of found) {
      const key = versionKey(card.clientCarrierAccountId, card.carrierServiceTypeId);
      const rateCard = prepared.get(digest);
      if (rateCard)
        versions.set(key, [...(versions.get(key) ?? []), { id, effectiveFrom, rateCard }]);
    }
    return versions;
  }
}

const noPreference: PickupPreference = {
  isAutoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
};

const versionKey = (accountId: number, serviceId: number) => `${accountId} ${serviceId}`;
