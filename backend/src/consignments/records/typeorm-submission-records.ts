import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';

import { Locality } from '../../address-book/index.js';
import { ClientCarrierAccount } from '../../carriers/index.js';
import { RecordMemory } from '../../platform/memory/record-memory.js';
import type { Remembered } from '../../platform/memory/remembered.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Category, CategoryEntry, PayerAccounts } from '../../settings/index.js';
import {
  SubmissionRecords,
  type CategoryPick,
  type ClientFacts,
} from '../commands/submission-records.js';

// Every consignment that is saved needs these: they are kept in memory until one of them changes (ADR 0013).

const MOST_CLIENTS = 5_000;
const MOST_ADDRESSES = 20_000;
const MOST_ACCOUNTS = 5_000;

type AddressKey = `${number}/${number}`;

const clientFacts = `
  select id, name, customer_id as "customerId", reference_required as "isReferenceRequired",
         pallet_control as "hasPalletControl"
    from client where id = $1 and removed_at is null`;

const addressCopy = `
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

const fixedSizeTypes = 'select id from item_type where not is_mutable';

/** What lies between an account and what its carrier asks for. */
const carrierTables = [
  'carrier',
  'customer_carrier',
  'customer_carrier_account',
  'connote_prefix',
  'client_carrier_account',
];

/** Reads the records of other contexts from the database they share, and keeps what every consignment asks for. */
@Injectable()
export class TypeOrmSubmissionRecords extends SubmissionRecords {
  private readonly clients: Remembered<number, ClientFacts>;
  private readonly copies: Remembered<AddressKey, AddressData>;
  private readonly fixedSizes: Remembered<'all', ReadonlySet<number>>;
  private readonly palletTypes: Remembered<number, boolean>;

  constructor(
    private readonly database: DataSource,
    private readonly payerAccounts: PayerAccounts,
    memory: RecordMemory,
  ) {
    super();
    this.clients = memory.keep({
      tables: ['client'],
      most: MOST_CLIENTS,
      read: (clientId) => this.readClient(clientId),
    });
    this.copies = memory.keep({
      tables: ['address', 'locality'],
      most: MOST_ADDRESSES,
      read: (key) => this.readAddress(key),
    });
    this.fixedSizes = memory.keep({
      tables: ['item_type'],
      most: 1,
      read: () => this.readFixedSizes(),
    });
    this.palletTypes = memory.keep({
      tables: carrierTables,
      most: MOST_ACCOUNTS,
      read: (accountId) => this.readPalletType(accountId),
    });
  }

  override client(clientId: number): Promise<ClientFacts> {
    return this.clients.get(clientId);
  }

  override async addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>> {
    const found = await Promise.all(ids.map((id) => this.find(clientId, id)));
    return new Map(found.flatMap((address) => (address ? [[address.id, address]] : [])));
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
      const entry = entries.find((one) => one.id === categoryEntryId);
      if (!category || entry?.categoryId !== categoryId)
        throw new RecordNotFound(`category entry ${categoryEntryId}`);
      const { categoryDesc } = category;
      return { categoryId, categoryEntryId, categoryDesc, entryDesc: entry.entryDesc };
    });
  }

  override payerAccount(clientId: number, id: number): Promise<PayerAccountData> {
    return this.payerAccounts.copy(clientId, id);
  }

  override fixedSizeItemTypeIds(): Promise<ReadonlySet<number>> {
    return this.fixedSizes.get('all');
  }

  override isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean> {
    return this.palletTypes.get(clientCarrierAccountId);
  }

  private find(clientId: number, id: number): Promise<AddressData | null> {
    return this.copies.get(`${clientId}/${id}`).catch((error: unknown) => {
      if (error instanceof RecordNotFound) return null;
      throw error;
    });
  }

  private async readClient(clientId: number): Promise<ClientFacts> {
    const [client] = await this.database.query<ClientFacts[]>(clientFacts, [clientId]);
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    return client;
  }

  /** A refusal is not kept: an address that is missing now may be there for the next caller. */
  private async readAddress(key: AddressKey): Promise<AddressData> {
    const [address] = await this.database.query<AddressData[]>(addressCopy, key.split('/'));
    if (!address) throw new RecordNotFound(`address ${key}`);
    return address;
  }

  private async readFixedSizes(): Promise<ReadonlySet<number>> {
    const types = await this.database.query<{ id: number }[]>(fixedSizeTypes);
    return new Set(types.map(({ id }) => id));
  }

  private readPalletType(clientCarrierAccountId: number): Promise<boolean> {
    return this.database.getRepository(ClientCarrierAccount).existsBy({
      id: clientCarrierAccountId,
      connotePrefix: {
        customerCarrierAccount: { customerCarrier: { carrier: { palletTypeRequired: true } } },
      },
    });
  }
}
