import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';

import { Locality } from '../../address-book/index.js';
import { ClientCarrierAccount } from '../../carriers/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Category, CategoryEntry, PayerAccounts } from '../../settings/index.js';
import {
  SubmissionRecords,
  type CategoryPick,
  type ClientFacts,
} from '../commands/submission-records.js';

// Every consignment that is saved reads these: as rows, since making entities of them costs more than reading them.

const clientFacts = `
  select id, name, customer_id as "customerId", reference_required as "isReferenceRequired",
         pallet_control as "hasPalletControl"
    from client where id = $1`;

const addressCopies = `
  select a.id, a.is_default as "isDefault", a.status, a.address_class as "addressClass",
         a.reference_id as "referenceId", a.company, a.contact_name as "contactName",
         a.phone_number as "phoneNumber", a.email, a.address_line1 as "addressLine1",
         a.address_line2 as "addressLine2", a.special_instructions as "specialInstructions",
         case when l.id is not null then
           json_build_object('id', l.id, 'name', l.name, 'postcode', l.postcode,
                             'state', l.state, 'etaZone', l.eta_zone)
         end as suburb
    from address a left join locality l on l.id = a.locality_id
   where a.client_id = $1 and a.id = any($2)`;

const fixedSizeTypes = 'select id from item_type where not is_mutable';

/** Reads the records of other contexts from the database they share. */
@Injectable()
export class TypeOrmSubmissionRecords extends SubmissionRecords {
  constructor(
    private readonly database: DataSource,
    private readonly payerAccounts: PayerAccounts,
  ) {
    super();
  }

  override async client(clientId: number): Promise<ClientFacts> {
    const [client] = await this.database.query<ClientFacts[]>(clientFacts, [clientId]);
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    return client;
  }

  override async addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>> {
    if (ids.length === 0) return new Map();
    const found = await this.database.query<AddressData[]>(addressCopies, [clientId, ids]);
    return new Map(found.map((address) => [address.id, address]));
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

  override async fixedSizeItemTypeIds(): Promise<ReadonlySet<number>> {
    const types = await this.database.query<{ id: number }[]>(fixedSizeTypes);
    return new Set(types.map(({ id }) => id));
  }

  override isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean> {
    return this.database.getRepository(ClientCarrierAccount).existsBy({
      id: clientCarrierAccountId,
      connotePrefix: {
        customerCarrierAccount: { customerCarrier: { carrier: { palletTypeRequired: true } } },
      },
    });
  }
}
