import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository, type EntityManager } from 'typeorm';

import type { AddressData } from '@contracts/events/address.data.js';
import { addressLimits } from '@contracts/rules/address.js';
import { lowerCase } from '@contracts/rules/clean-text.js';
import { isSameContact } from '@contracts/rules/contact.js';

import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { UnknownSuburb } from './address-book.errors.js';
import { toAddressData } from './address-view.js';
import { deriveAddressClass, deriveAddressStatus, type AddressInput } from './classify-address.js';
import { Address } from './records/address.entity.js';
import { Locality } from './records/locality.entity.js';
import { toSearchText } from './search-text.js';

export interface NewAddress extends AddressInput {
  readonly clientId: number;
  readonly isDefault: boolean;
}

const PAGE_SIZE = 5_000;

/**
 * Addresses of client $1 with these location keys ($2), valid before draft, then older before newer. Their
 * companies and streets ($3) are found by an index.
 */
const addressesByLocationKey = `
  select id, lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) as "locationKey"
    from address
   where client_id = $1
     and length(company) <= ${addressLimits.name} and length(address_line1) <= ${addressLimits.line}
     and lower(company || '|' || address_line1) = any($3)
     and lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) = any($2)
   order by status = 'VALID' desc, id`;

const takenReferences = `
  select reference_id as reference from address where client_id = $1 and reference_id = any($2)`;

/** Loads and saves addresses; class, status and search text are derived on every save. */
@Injectable()
export class AddressRepository {
  constructor(@InjectRepository(Address) private readonly addresses: Repository<Address>) {}

  /** @throws UnknownSuburb */
  async insert(
    records: UnitOfWork,
    { clientId, isDefault, ...input }: NewAddress,
  ): Promise<Address> {
    const columns = await deriveColumns(records.manager, input);
    return records.insert<Address>(Address, { ...columns, clientId, isDefault });
  }

  /** The addresses as they would be saved, without ids. @throws UnknownSuburb */
  async previewMany(addresses: readonly NewAddress[]): Promise<AddressData[]> {
    const suburbs = await getSuburbs(this.addresses.manager, addresses);
    return addresses.map(({ isDefault, clientId: _, ...input }) => {
      const columns = toColumns(input, suburbs.get(input.localityId ?? 0) ?? null);
      return toAddressData({ ...columns, id: 0, isDefault });
    });
  }

  /** @throws UnknownSuburb */
  async insertMany(records: UnitOfWork, addresses: readonly NewAddress[]): Promise<Address[]> {
    const suburbs = await getSuburbs(records.manager, addresses);
    const rows = addresses.map(({ clientId, isDefault, ...input }) => ({
      ...toColumns(input, suburbs.get(input.localityId ?? 0) ?? null),
      clientId,
      isDefault,
    }));
    return records.insertMany<Address>(Address, rows);
  }

  /**
   * Adds the addresses whose company, street and suburb the client's book does not have yet; other imports wait until
   * the transaction ends. Returns the ids of all, in their order.
   * @throws UnknownSuburb
   */
  async addMissing(
    records: UnitOfWork,
    clientId: number,
    addresses: readonly NewAddress[],
  ): Promise<number[]> {
    await lockClient(records.manager, clientId);
    const known = await records.manager.query<{ id: number; locationKey: string }[]>(
      addressesByLocationKey,
      [clientId, addresses.map(locationKeyOf), addresses.map(streetOf)],
    );
    const ids = new Map(
      known.map(({ id, locationKey }) => [locationKey, id] as const).toReversed(),
    );
    const missing = new Map(
      addresses.flatMap((address) => {
        const locationKey = locationKeyOf(address);
        return ids.has(locationKey) ? [] : [[locationKey, address] as const];
      }),
    );
    const added = await this.insertMany(records, [...missing.values()]);
    [...missing.keys()].forEach((locationKey, index) =>
      ids.set(locationKey, added[index]?.id ?? 0),
    );
    return addresses.map((address) => ids.get(locationKeyOf(address)) ?? 0);
  }

  /** @throws UnknownSuburb */
  async update(records: UnitOfWork, address: Address, input: AddressInput): Promise<Address> {
    return records.update(Address, address, await deriveColumns(records.manager, input));
  }

  /** Changes the client's default address, or adds one. @throws UnknownSuburb */
  async saveDefault(records: UnitOfWork, clientId: number, input: AddressInput): Promise<void> {
    const current = await this.lockDefault(records, clientId);
    if (current) await this.update(records, current, input);
    else await this.insert(records, { ...input, clientId, isDefault: true });
  }

  /** The client's default address, null if there is none; locks it, or its absence, until the transaction ends. */
  async lockDefault({ manager }: UnitOfWork, clientId: number): Promise<Address | null> {
    await lockClient(manager, clientId);
    return manager.findOneBy(Address, { clientId, isDefault: true });
  }

  /** Locks the client's address book: other imports wait until the transaction ends. */
  async lockBook({ manager }: UnitOfWork, clientId: number): Promise<void> {
    await lockClient(manager, clientId);
  }

  /** Returns the references that the client's addresses use; other imports wait until the transaction ends. */
  async lockReferences(
    { manager }: UnitOfWork,
    clientId: number,
    references: readonly string[],
  ): Promise<ReadonlySet<string>> {
    await lockClient(manager, clientId);
    const rows = await manager.query<{ reference: string }[]>(takenReferences, [
      clientId,
      references,
    ]);
    return new Set(rows.map(({ reference }) => reference));
  }

  async remove(records: UnitOfWork, addresses: readonly Address[]): Promise<void> {
    for (const address of addresses) await records.remove(Address, address);
  }

  /** In the order of their ids. @throws RecordNotFound when one is missing */
  async getMany(ids: readonly number[]): Promise<Address[]> {
    const uniqueIds = [...new Set(ids)];
    const addresses = await this.addresses.find({
      where: { id: In(uniqueIds) },
      relations: { locality: true },
      order: { id: 'ASC' },
    });
    if (addresses.length < uniqueIds.length)
      throw new RecordNotFound(`address ${uniqueIds.join()}`);
    return addresses;
  }

  findDefault(clientId: number): Promise<Address | null> {
    return this.addresses.findOne({
      where: { clientId, isDefault: true },
      relations: { locality: true },
    });
  }

  /** Default addresses by client id. */
  async findDefaults(clientIds: readonly number[]): Promise<ReadonlyMap<number, Address>> {
    const addresses = await this.addresses.find({
      where: { clientId: In([...clientIds]), isDefault: true },
      relations: { locality: true },
    });
    return new Map(addresses.map((address) => [address.clientId, address]));
  }

  /** Addresses of any client with this email address or phone number. */
  async findByContact(emailOrPhone: string): Promise<Address[]> {
    const matches: Address[] = [];
    for (let afterId = 0, isLastPage = false; !isLastPage;) {
      const page = await this.addresses.find({
        where: { id: MoreThan(afterId) },
        order: { id: 'ASC' },
        take: PAGE_SIZE,
      });
      matches.push(
        ...page.filter(({ email, phoneNumber }) =>
          [email, phoneNumber].some((contact) => isSameContact(contact, emailOrPhone)),
        ),
      );
      afterId = page.at(-1)?.id ?? afterId;
      isLastPage = page.length < PAGE_SIZE;
    }
    return matches;
  }
}

/** Company, street and suburb, as compared by an import. */
const streetOf = ({ company, addressLine1 }: NewAddress): string =>
  lowerCase(`${company}|${addressLine1}`);

const locationKeyOf = (address: NewAddress): string =>
  `${streetOf(address)}|${address.localityId ?? 0}`;

const lockClient = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('select from client where id = $1 for no key update', [id]);

async function deriveColumns(manager: EntityManager, input: AddressInput) {
  const suburbs = await getSuburbs(manager, [input]);
  return toColumns(input, suburbs.get(input.localityId ?? 0) ?? null);
}

const toColumns = (input: AddressInput, locality: Locality | null) => ({
  ...input,
  addressClass: deriveAddressClass(input),
  status: deriveAddressStatus(input),
  locality,
  searchText: toSearchText(input, locality),
});

/** The suburbs of these addresses by id. @throws UnknownSuburb */
async function getSuburbs(
  manager: EntityManager,
  addresses: readonly AddressInput[],
): Promise<ReadonlyMap<number, Locality>> {
  const ids = new Set(addresses.flatMap(({ localityId }) => localityId ?? []));
  const suburbs = await manager.findBy(Locality, { id: In([...ids]) });
  if (suburbs.length < ids.size) throw new UnknownSuburb();
  return new Map(suburbs.map((locality) => [locality.id, locality]));
}
