import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';

import { isTestClient } from '@contracts/rules/test-environment.js';

import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';
import { RateCard } from '../records/rate-card.entity.js';
import {
  type AccountServiceRow,
  accountServices,
  type ClientTariff,
  type PickupPreference,
  type RateCardVersion,
  priceSourceOf,
  type ServiceNotSetUp,
  servicesWithoutAccount,
  toLiveServiceTariff,
  toRulesOwners,
  toServiceTariff,
} from './client-tariff.js';
import { RateCardCache } from './rate-card.cache.js';
import { EffectiveRulesQueries } from './effective-rules.queries.js';

const MAX_CLIENTS = 500;

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

/** Caches the services each client can ship with, ready for pricing. */
@Injectable()
export class ClientTariffCache {
  private readonly clients: AsyncCache<number, ClientTariff>;

  constructor(
    private readonly database: DataSource,
    private readonly rateCards: RateCardCache,
    private readonly rules: EffectiveRulesQueries,
    recordCache: RecordCache,
  ) {
    this.clients = recordCache.createCache({
      tables,
      maxEntries: MAX_CLIENTS,
      read: (clientId: number) => this.read(clientId),
    });
  }

  get(clientId: number): Promise<ClientTariff> {
    return this.clients.get(clientId);
  }

  private async read(clientId: number): Promise<ClientTariff> {
    const [pickup] = await this.database.query<PickupPreference[]>(pickupPreference, [clientId]);
    const rows = await this.database.query<AccountServiceRow[]>(accountServices, [clientId]);
    const findRules = await this.rules.find(rows.map(toRulesOwners));
    const versions = await this.readVersions(rows);
    const cardRows = rows.filter((row) => priceSourceOf(row) !== 'LIVE');
    // A test environment sends no requests to carriers: it is priced from rate cards alone.
    const liveRows = isTestClient(clientId)
      ? []
      : rows.filter((row) => priceSourceOf(row) !== 'RATE_CARD');
    const services = cardRows.flatMap((row) => {
      const rateCards = versions.get(versionKey(row.priced_id, row.service_id));
      return rateCards ? [toServiceTariff(row, findRules(toRulesOwners(row)), rateCards)] : [];
    });
    const withoutAccount = await this.database.query<ServiceNotSetUp[]>(servicesWithoutAccount, [
      clientId,
    ]);
    const withoutRateCard = cardRows
      .filter((row) => !versions.has(versionKey(row.priced_id, row.service_id)))
      .map(toServiceWithoutRateCard);
    return {
      pickup: pickup ?? noPreference,
      services,
      liveServices: liveRows.map(toLiveServiceTariff),
      notSetUp: [...withoutRateCard, ...withoutAccount],
    };
  }

  private async readVersions(
    rows: readonly AccountServiceRow[],
  ): Promise<ReadonlyMap<string, readonly RateCardVersion[]>> {
    const accountIds = [...new Set(rows.map(({ priced_id }) => priced_id))];
    const versionRows = await this.database.getRepository(RateCard).find({
      where: { clientCarrierAccountId: In(accountIds), withdrawnAt: IsNull() },
      order: { id: 'DESC' },
    });
    const prepared = await this.rateCards.load(versionRows.map(({ digest }) => digest));
    const versions = new Map<string, RateCardVersion[]>();
    for (const { id, effectiveFrom, digest, ...card } of versionRows) {
      const key = versionKey(card.clientCarrierAccountId, card.carrierServiceTypeId);
      const rateCard = prepared.get(digest);
      if (rateCard)
        versions.set(key, [...(versions.get(key) ?? []), { id, effectiveFrom, rateCard }]);
    }
    return versions;
  }
}

const toServiceWithoutRateCard = (row: AccountServiceRow): ServiceNotSetUp => ({
  code: 'NO_RATE_CARD',
  carrierId: row.carrier_id,
  carrier: row.carrier_display_name,
  serviceType: row.display_service_type,
});

const noPreference: PickupPreference = {
  isAutoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
};

const versionKey = (accountId: number, serviceId: number) => `${accountId} ${serviceId}`;
