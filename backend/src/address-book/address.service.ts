import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { AddressPage, AddressView, SuburbView } from '@contracts/views/address.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { ClientRepository } from '../clients/index.js';
import {
  assertInScope,
  OutOfScope,
  PermissionDenied,
  resolveScope,
  type Actor,
} from '../identity/index.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { canChangeDefault, addressBookOwner } from './address-access.js';
import { DefaultAddressNeeded } from './address-book.errors.js';
import { toAddressView, toSuburbView } from './address-view.js';
import {
  AddressQueries,
  type ListAddressesOptions,
  type SearchAddressesOptions,
} from './address.queries.js';
import { AddressRepository, type NewAddress } from './address.repository.js';
import type { AddressInput } from './classify-address.js';
import { AddressImporter, type AddressImport } from './import/address.importer.js';
import { LocalityQueries } from './localities/locality.queries.js';
import { Address } from './records/address.entity.js';

export interface AddressListRequest extends ListAddressesOptions {
  readonly clientId?: number;
  /** GAP-11: also narrows the list to the scope of this permission. */
  readonly permission?: PermissionName;
}

/** A change to one address; the caller passes the client that owns it. */
export interface AddressChange extends AddressInput {
  readonly id: number;
  readonly clientId: number;
}

/**
 * Use cases of the address book; checks the client scope. Methods named `…Unscoped` are for other contexts and for
 * command-line tools, which check the scope themselves.
 */
@Injectable()
export class AddressService {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly queries: AddressQueries,
    private readonly localities: LocalityQueries,
    private readonly importer: AddressImporter,
    private readonly clients: ClientRepository,
    private readonly records: AuditedRepository,
  ) {}

  /** One page of the addresses in scope. @throws OutOfScope */
  async list(request: AddressListRequest, actor: Actor): Promise<AddressPage> {
    const { clientId = null, permission = null } = request;
    const scope = resolveScope(actor, 'READ_ADDRESS', { clientId, permission });
    return this.queries.list(scope, request);
  }

  /** Addresses of one client, for the pickers of forms. @throws OutOfScope, SearchTooShort */
  async search(options: SearchAddressesOptions, actor: Actor): Promise<AddressView[]> {
    assertCanSelect(options.clientId, actor);
    return this.queries.search(options);
  }

  /** @throws OutOfScope, RecordNotFound while the client has no default address */
  async getDefault(clientId: number, actor: Actor): Promise<AddressView> {
    assertCanSelect(clientId, actor);
    const address = await this.addresses.findDefault(clientId);
    if (!address) throw new RecordNotFound(`default address of client ${clientId}`);
    return toAddressView(address);
  }

  /** Suburbs belong to no client. @throws SearchTooShort */
  async searchSuburbs(text: string): Promise<SuburbView[]> {
    return (await this.localities.search(text)).map(toSuburbView);
  }

  /** @throws OutOfScope, RecordNotFound, UnknownSuburb */
  async add(address: NewAddress, actor: Actor): Promise<AddressView> {
    const { clientId } = address;
    assertInScope(actor, 'CREATE_ADDRESS', addressBookOwner(clientId));
    await this.clients.getActive(clientId);
    const canBeDefault = address.isDefault && canChangeDefault(actor, clientId);
    const insert = async (records: UnitOfWork) => {
      const isDefault = canBeDefault && !(await this.addresses.lockDefault(records, clientId));
      return this.addresses.insert(records, { ...address, isDefault });
    };
    const relations = { locality: true };
    return toAddressView(await this.records.create<Address>(Address, actor, insert, relations));
  }

  /** Imports a file of addresses for one client. @throws OutOfScope, RecordNotFound, InvalidRequest, DuplicateFile */
  async import(
    request: Omit<AddressImport, 'customerId'>,
    actor: Actor,
  ): Promise<ImportReportView> {
    const { clientId } = request;
    assertInScope(actor, 'CREATE_ADDRESS', addressBookOwner(clientId));
    const { customerId } = await this.clients.getActive(clientId);
    return this.importer.run({ ...request, customerId }, actor);
  }

  /** @throws OutOfScope, RecordNotFound, PermissionDenied, UnknownSuburb */
  async change({ id, clientId, ...input }: AddressChange, actor: Actor): Promise<AddressView> {
    assertInScope(actor, 'UPDATE_ADDRESS', addressBookOwner(clientId));
    const [address] = await this.getInScope([id], actor);
    if (!address) throw new RecordNotFound('address');
    if (address.isDefault && !canChangeDefault(actor, address.clientId))
      throw new PermissionDenied();
    const changed = await this.records.change(actor, (records) =>
      this.addresses.update(records, address, input),
    );
    return toAddressView(changed);
  }

  /** All of them or none. @throws RecordNotFound, DefaultAddressNeeded */
  async remove(ids: readonly number[], actor: Actor): Promise<void> {
    const addresses = await this.getInScope(ids, actor);
    if (addresses.some(({ isDefault }) => isDefault)) throw new DefaultAddressNeeded();
    await this.records.change(actor, (records) => this.addresses.remove(records, addresses));
  }

  /** Adds an address in its own transaction. @throws UnknownSuburb */
  addUnscoped(address: NewAddress, actor: Actor): Promise<Address> {
    return this.records.change(actor, (records) => this.addresses.insert(records, address));
  }

  /**
   * Adds the addresses that the client's book does not have yet, in one transaction, and returns the ids of all: a
   * concurrent import may have added some.
   * @throws UnknownSuburb
   */
  addMissingUnscoped(
    clientId: number,
    addresses: readonly NewAddress[],
    actor: Actor,
  ): Promise<number[]> {
    return this.records.change(actor, (records) =>
      this.addresses.addMissing(records, clientId, addresses),
    );
  }

  /** The addresses as `addMissingUnscoped` would save them, without ids. @throws UnknownSuburb */
  previewManyUnscoped(addresses: readonly NewAddress[]): Promise<AddressData[]> {
    return this.addresses.previewMany(addresses);
  }

  /** Saves the client's default address in the caller's transaction. @throws UnknownSuburb */
  saveDefaultUnscoped(records: UnitOfWork, clientId: number, input: AddressInput): Promise<void> {
    return this.addresses.saveDefault(records, clientId, input);
  }

  /** Null while the client has no default address. */
  findDefaultUnscoped(clientId: number): Promise<Address | null> {
    return this.addresses.findDefault(clientId);
  }

  /** Default addresses by client id. */
  findDefaultsUnscoped(clientIds: readonly number[]): Promise<ReadonlyMap<number, Address>> {
    return this.addresses.findDefaults(clientIds);
  }

  /** Addresses of any client with this email address or phone number, for a request for erasure. */
  findByContactUnscoped(emailOrPhone: string): Promise<Address[]> {
    return this.addresses.findByContact(emailOrPhone);
  }

  /** @throws RecordNotFound when one of them is missing or out of scope (GAP-13) */
  private async getInScope(ids: readonly number[], actor: Actor): Promise<Address[]> {
    const addresses = await this.addresses.getMany(ids);
    const foreign = addresses.find(
      ({ clientId }) => !actor.covers('UPDATE_ADDRESS', addressBookOwner(clientId)),
    );
    if (foreign) throw new RecordNotFound(`address ${foreign.id}`);
    return addresses;
  }
}

/** Pickers need READ_ADDRESS or just CREATE_CONSIGNMENT. @throws OutOfScope */
function assertCanSelect(clientId: number, actor: Actor): void {
  const anyOf: readonly PermissionName[] = ['READ_ADDRESS', 'CREATE_CONSIGNMENT'];
  if (!anyOf.some((permission) => actor.covers(permission, addressBookOwner(clientId))))
    throw new OutOfScope();
}
