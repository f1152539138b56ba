import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { CarrierCutOffView, CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { CustomerRepository } from '../../customers/index.js';
import { assertInScope, resolveScope, type Actor } from '../../identity/index.js';
import {
  type EnteredServer,
  OutgoingServerCheck,
} from '../../platform/outgoing/outgoing-server-check.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { WithdrawalService } from '../accounts/withdrawal.service.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { CustomerCarrierRepository } from './customer-carrier.repository.js';
import { CustomerCarrierQueries } from './customer-carrier.queries.js';
import { GenericCarrierRepository, type NewGenericCarrier } from './generic-carrier.repository.js';
import { toCutOffView } from './customer-carrier.mapper.js';
import {
  toConnectionInput,
  type CutOffDto,
  type ListCustomerCarriersDto,
  type SaveCustomerCarrierDto,
} from '../http/customer-carrier.dto.js';

/** Carriers that customers work with; checks the customer scope. */
@Injectable()
export class CustomerCarrierService {
  constructor(
    private readonly customerCarriers: CustomerCarrierRepository,
    private readonly genericCarriers: GenericCarrierRepository,
    private readonly withdrawals: WithdrawalService,
    private readonly queries: CustomerCarrierQueries,
    private readonly customers: CustomerRepository,
    private readonly servers: OutgoingServerCheck,
  ) {}

  /** @throws OutOfScope */
  async list(requested: ListCustomerCarriersDto, actor: Actor): Promise<CustomerCarrierView[]> {
    const scope = resolveScope(actor, 'READ_CUSTOMER_CARRIER', requested);
    return this.queries.list(scope, actor);
  }

  /** @throws OutOfScope, RecordNotFound, AddressRejected, AlreadyConnected */
  async add(
    customerId: number,
    body: SaveCustomerCarrierDto,
    actor: Actor,
  ): Promise<CustomerCarrierView> {
    assertInScope(actor, 'CREATE_CUSTOMER_CARRIER_ACCOUNT', toOwner(customerId));
    await this.customers.get(customerId);
    await this.servers.assertReachable(enteredServers(body));
    const owner = { customerId, carrierId: body.carrier.id };
    const id = await this.customerCarriers.add(owner, toConnectionInput(body), actor);
    return this.queries.get(id, actor);
  }

  async change(
    customerId: number,
    body: SaveCustomerCarrierDto,
    actor: Actor,
  ): Promise<CustomerCarrierView> {
    const permission = 'UPDATE_CUSTOMER_CARRIER_ACCOUNT';
    assertInScope(actor, permission, toOwner(customerId));
    const record = await this.getRecord(body.id ?? 0, permission, actor);
    if (record.customerId !== customerId) throw new RecordNotFound(`carrier ${record.id}`);
    await this.servers.assertReachable(enteredServers(body, record));
    await this.customerCarriers.change(record, toConnectionInput(body), actor);
    return this.queries.get(record.id, actor);
  }

  async remove(id: number, actor: Actor): Promise<void> {
    const record = await this.getRecord(id, 'DELETE_CUSTOMER_CARRIER_ACCOUNT', actor);
    await this.withdrawals.withdrawCustomerCarrier(record, actor);
  }

  async addGeneric(carrier: NewGenericCarrier, actor: Actor): Promise<CustomerCarrierView> {
    assertInScope(actor, 'CREATE_CUSTOM_CARRIER', toOwner(carrier.customerId));
    await this.customers.get(carrier.customerId);
    return this.queries.get(await this.genericCarriers.add(carrier, actor), actor);
  }

  async setCutOff(
    id: number,
    { cutOffDay, cutOffTime }: CutOffDto,
    { permission, actor }: { permission: PermissionName; actor: Actor },
  ): Promise<CarrierCutOffView> {
    const record = await this.getRecord(id, permission, actor);
    const cutOff = { cutOffDay, cutOffTime: cutOffTime.slice(0, 'HH:mm'.length) };
    const changed = await this.customerCarriers.setCutOff(record, cutOff, actor);
    return toCutOffView(changed);
  }

  /** @throws RecordNotFound, including for a record outside the permission's scope */
  private async getRecord(
    id: number,
    permission: PermissionName,
    actor: Actor,
  ): Promise<CustomerCarrier> {
    const record = await this.customerCarriers.find(id);
    if (!record || !actor.covers(permission, toOwner(record.customerId)))
      throw new RecordNotFound(`carrier ${id}`);
    return record;
  }
}

const toOwner = (customerId: number) => ({ clientId: null, customerId });

const serverFields = ['server', 'bookingServer', 'difotServer'] as const;

/** Servers that the request sets or changes. */
const enteredServers = (
  body: SaveCustomerCarrierDto,
  before: Partial<CustomerCarrier> = {},
): EnteredServer[] =>
  serverFields
    .filter((field) => body[field] !== before[field])
    .map((field) => ({ field, server: body[field] }));
