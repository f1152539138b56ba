import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository, type EntityManager } from 'typeorm';

import type { AddressData } from '@contracts/events/address.data.js';
import { isSameContact } from '@contracts/rules/same-contact.js';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import type { RecordChanges } from '../platform/audit/record-changes.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { DefaultAddressNeeded, UnknownSuburb } from './address-book.errors.js';
import { toAddressData } from './address-view.js';
import { classOf, statusOf, type WrittenAddress } from './judge-address.js';
import { Address } from './records/address.entity.js';
import { Locality } from './records/locality.entity.js';
import { searchTextOf } from './search-text.js';

export interface NewAddress extends WrittenAddress {
  readonly clientId: number;
  readonly isDefault: boolean;
}

const PAGE = 5_000;

/** The places clients send from and to. Whose they are, the caller has checked. */
@Injectable()
export class AddressBook {
  constructor(
    @InjectRepository(Address) private readonly addresses: Repository<Address>,
    private readonly records: AuditedRecords,
  ) {}

  /** @throws UnknownSuburb */
  add({ clientId, isDefault, ...written }: NewAddress, actor: Actor): Promise<Address> {
    const insert = async (records: RecordChanges) => {
      const judged = await judge(records.manager, written);
      return records.insert<Address>(Address, { ...judged, clientId, isDefault });
    };
    return this.records.create<Address>(Address, actor, insert, { locality: true });
  }

  /** All of them or none, together with what `alongside` writes; answers what that does. @throws UnknownSuburb */
  addMany<Result>(
    addresses: readonly NewAddress[],
    actor: Actor,
    alongside: (manager: EntityManager, added: readonly Address[]) => Promise<Result>,
  ): Promise<Result> {
    return this.records.change(actor, async (records) => {
      const suburbs = await findSuburbs(records.manager, addresses);
      const judged = addresses.map(({ clientId, isDefault, ...written }) => ({
        ...judgeWith(written, suburbs.get(written.localityId ?? 0) ?? null),
        clientId,
        isDefault,
      }));
      return alongside(records.manager, await records.insertMany<Address>(Address, judged));
    });
  }

  /** @throws UnknownSuburb */
  change(address: Address, written: WrittenAddress, actor: Actor): Promise<Address> {
    return this.records.change(actor, async (records) =>
      records.update(Address, address, await judge(records.manager, written)),
    );
  }

  /** The place the client sends from becomes this one. @throws UnknownSuburb */
  async saveDefault(
    records: RecordChanges,
    clientId: number,
    written: WrittenAddress,
  ): Promise<void> {
    const judged = await judge(records.manager, written);
    const known = await records.manager.findOneBy(Address, { clientId, isDefault: true });
    if (known) await records.update(Address, known, judged);
    else await records.insert<Address>(Address, { ...judged, clientId, isDefault: true });
  }

  /** The own places of several clients, by client. */
  async findDefaults(clientIds: readonly number[]): Promise<ReadonlyMap<number, Address>> {
    const found = await this.addresses.find({
      where: { clientId: In([...clientIds]), isDefault: true },
      relations: { locality: true },
    });
    return new Map(found.map((address) => [address.clientId, address]));
  }

  /** All of them or none. @throws DefaultAddressNeeded */
  async remove(addresses: readonly Address[], actor: Actor): Promise<void> {
    if (addresses.some(({ isDefault }) => isDefault)) throw new DefaultAddressNeeded();
    await this.records.change(actor, async (records) => {
      for (const address of addresses) await records.remove(Address, address);
    });
  }

  /** Every one of them, in the order of their ids. @throws RecordNotFound when one is missing */
  async findAll(ids: readonly number[]): Promise<Address[]> {
    const wanted = [...new Set(ids)];
    const found = await this.addresses.find({
      where: { id: In(wanted) },
      relations: { locality: true },
      order: { id: 'ASC' },
    });
    if (found.length < wanted.length) throw new RecordNotFound(`address ${wanted.join()}`);
    return found;
  }

  /** The client's own place; null while it has none. */
  findDefault(clientId: number): Promise<Address | null> {
    return this.addresses.findOne({
      where: { clientId, isDefault: true },
      relations: { locality: true },
    });
  }

  /** Entries of any client that hold this e-mail address or phone number, for an operator whom a person has asked. */
  async findByContact(emailOrPhone: string): Promise<Address[]> {
    const found: Address[] = [];
    for (let after = 0, isAtEnd = false; !isAtEnd;) {
      const page = await this.addresses.find({
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      found.push(
        ...page.filter(({ email, phoneNumber }) =>
          [email, phoneNumber].some((contact) => isSameContact(contact, emailOrPhone)),
        ),
      );
      after = page.at(-1)?.id ?? after;
      isAtEnd = page.length < PAGE;
    }
    return found;
  }

  /**
   * Addresses of one client as a consignment keeps them, by id.
   * @throws RecordNotFound when one is missing or another client's
   */
  async copies(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>> {
    const addresses = await this.findAll(ids);
    const foreign = addresses.find((address) => address.clientId !== clientId);
    if (foreign) throw new RecordNotFound(`address ${foreign.id}`);
    return new Map(addresses.map((address) => [address.id, toAddressData(address)]));
  }
}

/** What the server says about what a person wrote: its class, its status, and where it lies. */
async function judge(manager: EntityManager, written: WrittenAddress) {
  const suburbs = await findSuburbs(manager, [written]);
  return judgeWith(written, suburbs.get(written.localityId ?? 0) ?? null);
}

const judgeWith = (written: WrittenAddress, locality: Locality | null) => ({
  ...written,
  addressClass: classOf(written),
  status: statusOf(written),
  locality,
  searchText: searchTextOf(written, locality),
});

/** The suburbs of these addresses by id. @throws UnknownSuburb */
async function findSuburbs(
  manager: EntityManager,
  addresses: readonly WrittenAddress[],
): Promise<ReadonlyMap<number, Locality>> {
  const ids = new Set(addresses.flatMap(({ localityId }) => localityId ?? []));
  const found = await manager.findBy(Locality, { id: In([...ids]) });
  if (found.length < ids.size) throw new UnknownSuburb();
  return new Map(found.map((locality) => [locality.id, locality]));
}
