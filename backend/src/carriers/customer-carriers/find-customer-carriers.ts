import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type FindOptionsWhere } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import type { ListScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { DerivedRules, type ShownRules } from '../../pricing/index.js';
import { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { toCarrierView } from '../views/carrier-view.js';
import { toCustomerCarrierView } from '../views/customer-carrier-view.js';

/** CROSS-03 */
const MOST_LISTED = 1_000;

const noRules: ShownRules = { rulesFeesId: null, derivedRulesFees: null, revision: 0 };

/** Looks up which carriers customers work with. */
@Injectable()
export class FindCustomerCarriers {
  constructor(
    @InjectRepository(CustomerCarrier)
    private readonly customerCarriers: Repository<CustomerCarrier>,
    private readonly rules: DerivedRules,
  ) {}

  /** By display name of the carrier. */
  async list(scope: ListScope, actor: Actor): Promise<CustomerCarrierView[]> {
    const own = scope.isUnrestricted ? {} : { customerId: In([...scope.customerIds]) };
    const found = await this.read({ ...own, withdrawnAt: IsNull() });
    return this.describe(found, actor);
  }

  /** One of those the permission reaches. @throws RecordNotFound */
  async find(id: number, permission: PermissionName, actor: Actor): Promise<CustomerCarrier> {
    const [found] = await this.read({ id, withdrawnAt: IsNull() });
    const owner = { clientId: null, customerId: found?.customerId ?? null };
    if (!found || !actor.covers(permission, owner)) throw new RecordNotFound(`carrier ${id}`);
    return found;
  }

  /** The record as it is now. */
  async show(id: number, actor: Actor): Promise<CustomerCarrierView> {
    const [view] = await this.describe(await this.read({ id }), actor);
    if (!view) throw new RecordNotFound(`customer carrier ${id}`);
    return view;
  }

  private read(where: FindOptionsWhere<CustomerCarrier>): Promise<CustomerCarrier[]> {
    return this.customerCarriers.find({
      where,
      relations: { carrier: true },
      order: { carrier: { displayName: 'ASC' }, id: 'ASC' },
      take: MOST_LISTED,
    });
  }

  private async describe(
    records: readonly CustomerCarrier[],
    actor: Actor,
  ): Promise<CustomerCarrierView[]> {
    const rules = await this.rules.find(
      records.map(({ id, carrierId }) => [
        { level: 'CUSTOMER_CARRIER', ownerId: id },
        { level: 'CARRIER', ownerId: carrierId },
      ]),
    );
    const serviceTypes = await this.customerCarriers.manager.find(CarrierServiceType, {
      where: { carrierId: In(records.map(({ carrierId }) => carrierId)) },
      order: { displayServiceType: 'ASC', id: 'ASC' },
    });
    return records.map((record, index) =>
      toCustomerCarrierView(record, {
        carrier: toCarrierView(record.carrier, serviceTypes),
        rules: rules[index] ?? noRules,
        actor,
      }),
    );
  }
}
