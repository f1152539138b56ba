import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { CarrierCutOffView, CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { Customers } from '../../customers/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Withdrawals } from '../accounts/withdrawals.js';
import { CustomerCarriers } from '../customer-carriers/customer-carriers.js';
import { FindCustomerCarriers } from '../customer-carriers/find-customer-carriers.js';
import { GenericCarriers, type NewGenericCarrier } from '../customer-carriers/generic-carriers.js';
import { toCutOffView } from '../views/customer-carrier-view.js';
import {
  toWrittenConnection,
  type CutOffDto,
  type SaveCustomerCarrierDto,
} from './customer-carrier.dto.js';

/** Lets people at the carriers of their own customers only. */
@Injectable()
export class CustomerCarrierDesk {
  constructor(
    private readonly customerCarriers: CustomerCarriers,
    private readonly genericCarriers: GenericCarriers,
    private readonly withdrawals: Withdrawals,
    private readonly found: FindCustomerCarriers,
    private readonly customers: Customers,
  ) {}

  async add(
    customerId: number,
    body: SaveCustomerCarrierDto,
    actor: Actor,
  ): Promise<CustomerCarrierView> {
    assertInScope(actor, 'CREATE_CUSTOMER_CARRIER_ACCOUNT', ownedBy(customerId));
    await this.customers.find(customerId);
    const owner = { customerId, carrierId: body.carrier.id };
    const id = await this.customerCarriers.add(owner, toWrittenConnection(body), actor);
    return this.found.show(id, actor);
  }

  async change(
    customerId: number,
    body: SaveCustomerCarrierDto,
    actor: Actor,
  ): Promise<CustomerCarrierView> {
    const permission = 'UPDATE_CUSTOMER_CARRIER_ACCOUNT';
    assertInScope(actor, permission, ownedBy(customerId));
    const record = await this.found.find(body.id ?? 0, permission, actor);
    if (record.customerId !== customerId) throw new RecordNotFound(`carrier ${record.id}`);
    await this.customerCarriers.change(record, toWrittenConnection(body), actor);
    return this.found.show(record.id, actor);
  }

  async remove(id: number, actor: Actor): Promise<void> {
    const record = await this.found.find(id, 'DELETE_CUSTOMER_CARRIER_ACCOUNT', actor);
    await this.withdrawals.withdrawCustomerCarrier(record, actor);
  }

  async addGeneric(carrier: NewGenericCarrier, actor: Actor): Promise<CustomerCarrierView> {
    assertInScope(actor, 'CREATE_CUSTOM_CARRIER', ownedBy(carrier.customerId));
    await this.customers.find(carrier.customerId);
    return this.found.show(await this.genericCarriers.add(carrier, actor), actor);
  }

  async setCutOff(
    id: number,
    { cutOffDay, cutOffTime }: CutOffDto,
    { permission, actor }: { permission: PermissionName; actor: Actor },
  ): Promise<CarrierCutOffView> {
    const record = await this.found.find(id, permission, actor);
    const cutOff = { cutOffDay, cutOffTime: cutOffTime.slice(0, 'HH:mm'.length) };
    const changed = await this.customerCarriers.setCutOff(record, cutOff, actor);
    return toCutOffView(changed);
  }
}

const ownedBy = (customerId: number) => ({ clientId: null, customerId });
