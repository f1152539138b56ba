import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { Clients } from '../../clients/index.js';
import { assertInScope, OutOfScope, PermissionDenied, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { AddressBook } from '../address-book.js';
import { toAddressView } from '../address-view.js';
import { ImportAddresses, type AddressImport } from '../import/import-addresses.js';
import type { Address } from '../records/address.entity.js';
import { toWrittenAddress, type SaveAddressDto } from './save-address.dto.js';

/** Lets people at the addresses of their own clients only. */
@Injectable()
export class AddressDesk {
  constructor(
    private readonly book: AddressBook,
    private readonly clients: Clients,
    private readonly imports: ImportAddresses,
  ) {}

  async add(dto: SaveAddressDto, actor: Actor): Promise<AddressView> {
    const { clientId } = dto;
    assertInScope(actor, 'CREATE_ADDRESS', ownedBy(clientId));
    await this.clients.findInUse(clientId);
    const isDefault =
      dto.isDefault === true &&
      mayChangeDefault(actor, clientId) &&
      !(await this.book.findDefault(clientId));
    const added = { ...toWrittenAddress(dto), clientId, isDefault };
    return toAddressView(await this.book.add(added, actor));
  }

  /** A file of addresses, for one client. */
  async import(wanted: AddressImport, actor: Actor): Promise<ImportReportView> {
    const { clientId } = wanted;
    assertInScope(actor, 'CREATE_ADDRESS', ownedBy(clientId));
    await this.clients.findInUse(clientId);
    return this.imports.run(wanted, actor);
  }

  async change(dto: SaveAddressDto, actor: Actor): Promise<AddressView> {
    assertInScope(actor, 'UPDATE_ADDRESS', ownedBy(dto.clientId));
    const [address] = await this.findOwn([dto.id ?? 0], actor);
    if (!address) throw new RecordNotFound('address');
    if (address.isDefault && !mayChangeDefault(actor, address.clientId))
      throw new PermissionDenied();
    return toAddressView(await this.book.change(address, toWrittenAddress(dto), actor));
  }

  async remove(ids: readonly number[], actor: Actor): Promise<void> {
    await this.book.remove(await this.findOwn(ids, actor), actor);
  }

  async findDefault(clientId: number, actor: Actor): Promise<AddressView> {
    this.assertPicks(clientId, actor);
    const address = await this.book.findDefault(clientId);
    if (!address) throw new RecordNotFound(`default address of client ${clientId}`);
    return toAddressView(address);
  }

  /** Whoever reads addresses picks them, and so does whoever makes consignments. @throws OutOfScope */
  assertPicks(clientId: number, actor: Actor): void {
    const picking: readonly PermissionName[] = ['READ_ADDRESS', 'CREATE_CONSIGNMENT'];
    if (!picking.some((permission) => actor.covers(permission, ownedBy(clientId))))
      throw new OutOfScope();
  }

  /** @throws RecordNotFound when one of them is missing or out of reach (GAP-13) */
  private async findOwn(ids: readonly number[], actor: Actor): Promise<Address[]> {
    const addresses = await this.book.findAll(ids);
    const foreign = addresses.find(
      ({ clientId }) => !actor.covers('UPDATE_ADDRESS', ownedBy(clientId)),
    );
    if (foreign) throw new RecordNotFound(`address ${foreign.id}`);
    return addresses;
  }
}

const ownedBy = (clientId: number) => ({ clientId, customerId: null });

/** The place a client sends from is its master data. */
const mayChangeDefault = (actor: Actor, clientId: number): boolean =>
  actor.covers('CLIENT_CONTENT', ownedBy(clientId)) ||
  actor.covers('UPDATE_CLIENT', ownedBy(clientId));
