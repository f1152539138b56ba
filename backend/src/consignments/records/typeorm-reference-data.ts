import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';
import type { UnVariantView } from '@contracts/views/un-number.view.js';

import { Locality } from '../../address-book/index.js';
import { ClientCarrierAccount } from '../../carriers/index.js';
import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Category, CategoryEntry, PayerAccountQueries } from '../../settings/index.js';
import {
  ConsignmentReferenceData,
  type CategoryPick,
  type ClientReference,
  type ItemTypeReference,
  type ItemTypes,
} from '../commands/reference-data.js';

// Every save reads these: cached until one of them changes (ADR 0013).

const MAX_CLIENTS = 5_000;
const MAX_ADDRESSES = 20_000;
const MAX_ACCOUNTS = 5_000;

type AddressKey = `${number}/${number}`;

const clientSql = `
  select id, name, customer_id as "customerId", reference_required as "isReferenceRequired",
         pallet_control as "hasPalletControl"
    from client where id = $1 and removed_at is null`;

const addressSql = `
  select a.id, a.is_default as "isDefault", a.status, a.address_class as "addressClass",
         a.reference_id as "referenceId", a.company, a.contact_name as "contactName",
         a.phone_number as "phoneNumber", a.email, a.address_line1 as "addressLine1",
         a.address_line2 as "addressLine2", a.special_instructions as "specialInstructions",
         case when l.id is not null then
           json_build_object('id', l.id, 'name', l.name, 'postcode', l.postcode,
                             'state', l.state, 'etaZone', l.eta_zone)
         end as suburb
    from address a left join locality l on l.id = a.locality_id
   where a.client_id = $1 and a.id = $2`;

const itemTypesSql = 'select id, type, is_mutable as "isMutable" from item_type';

const unEntriesSql = `
  select un_number as id, hazard_class as "hazardClass", shipping_name as "shippingName",
         coalesce(packing_group, 'N/A') as "typeOfPackaging", coalesce(sub_risk, 'N/A') as "subRisk"
    from un_entry where un_number = any($1) order by un_number, variant`;

/** Tables between an account and its carrier's requirements. */
const carrierTables = [
  'carrier',
  'customer_carrier',
  'customer_carrier_account',
  'connote_prefix',
  'client_carrier_account',
];

/** Reads records of other contexts from the shared database, and caches those that every save reads. */
@Injectable()
export class TypeOrmConsignmentReferenceData extends ConsignmentReferenceData {
  private readonly clientCache: AsyncCache<number, ClientReference>;
  private readonly addressCache: AsyncCache<AddressKey, AddressData>;
  private readonly itemTypeCache: AsyncCache<'all', ItemTypes>;
  private readonly palletTypeCache: AsyncCache<number, boolean>;

  constructor(
    private readonly database: DataSource,
    private readonly payerAccounts: PayerAccountQueries,
    recordCache: RecordCache,
  ) {
    super();
    this.clientCache = recordCache.createCache({
      tables: ['client'],
      maxEntries: MAX_CLIENTS,
      read: (clientId) => this.readClient(clientId),
    });
    this.addressCache = recordCache.createCache({
      tables: ['address', 'locality'],
      maxEntries: MAX_ADDRESSES,
      read: (key) => this.readAddress(key),
    });
    this.itemTypeCache = recordCache.createCache({
      tables: ['item_type'],
      maxEntries: 1,
      read: () => this.readItemTypes(),
    });
    this.palletTypeCache = recordCache.createCache({
      tables: carrierTables,
      maxEntries: MAX_ACCOUNTS,
      read: (accountId) => this.readPalletTypeRequirement(accountId),
    });
  }

  override client(clientId: number): Promise<ClientReference> {
    return this.clientCache.get(clientId);
  }

  override async addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>> {
    const addresses = await Promise.all(ids.map((id) => this.findAddress(clientId, id)));
    return new Map(addresses.flatMap((address) => (address ? [[address.id, address]] : [])));
  }

  override async suburb(id: number): Promise<SuburbData> {
    const locality = await this.database.getRepository(Locality).findOneBy({ id });
    if (!locality) throw new RecordNotFound(`suburb ${id}`);
    const { name, postcode, state, etaZone } = locality;
    return { id, name, postcode, state, etaZone };
  }

  override async categoryPicks(
    clientId: number,
    picks: readonly CategoryPick[],
  ): Promise<CategoryPickData[]> {
    if (picks.length === 0) return [];
    const [categories, entries] = await Promise.all([
      this.database
        .getRepository(Category)
        .findBy({ clientId, id: In(picks.map(({ categoryId }) => categoryId)) }),
      this.database
        .getRepository(CategoryEntry)
        .findBy({ id: In(picks.map(({ categoryEntryId }) => categoryEntryId)) }),
    ]);
    return picks.map(({ categoryId, categoryEntryId }) => {
      const category = categories.find(({ id }) => id === categoryId);
      const entry = entries.find((candidate) => candidate.id === categoryEntryId);
      if (!category || entry?.categoryId !== categoryId)
        throw new RecordNotFound(`category entry ${categoryEntryId}`);
      const { categoryDesc } = category;
      return { categoryId, categoryEntryId, categoryDesc, entryDesc: entry.entryDesc };
    });
  }

  override payerAccount(clientId: number, id: number): Promise<PayerAccountData> {
    return this.payerAccounts.getData(clientId, id);
  }

  override itemTypes(): Promise<ItemTypes> {
    return this.itemTypeCache.get('all');
  }

  override async unEntries(unNumbers: readonly number[]): Promise<readonly UnVariantView[]> {
    if (unNumbers.length === 0) return [];
    return this.database.query<UnVariantView[]>(unEntriesSql, [[...unNumbers]]);
  }

  override isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean> {
    return this.palletTypeCache.get(clientCarrierAccountId);
  }

  private findAddress(clientId: number, id: number): Promise<AddressData | null> {
    return this.addressCache.get(`${clientId}/${id}`).catch((error: unknown) => {
      if (error instanceof RecordNotFound) return null;
      throw error;
    });
  }

  private async readClient(clientId: number): Promise<ClientReference> {
    const [client] = await this.database.query<ClientReference[]>(clientSql, [clientId]);
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    return client;
  }

  /** A missing address throws, so that it is not cached and a later call can find it. */
  private async readAddress(key: AddressKey): Promise<AddressData> {
    const [address] = await this.database.query<AddressData[]>(addressSql, key.split('/'));
    if (!address) throw new RecordNotFound(`address ${key}`);
    return address;
  }

  private async readItemTypes(): Promise<ItemTypes> {
    const types = await this.database.query<ItemTypeReference[]>(itemTypesSql);
    return new Map(types.map((type) => [type.id, type]));
  }

  private readPalletTypeRequirement(clientCarrierAccountId: number): Promise<boolean> {
    return this.database.getRepository(ClientCarrierAccount).existsBy({
      id: clientCarrierAccountId,
      connotePrefix: {
        customerCarrierAccount: { customerCarrier: { carrier: { palletTypeRequired: true } } },
      },
    });
  }
}
