import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type FindOptionsWhere } from 'typeorm';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import type { ListScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { DerivedRulesQueries, type DerivedRulesView } from '../../pricing/index.js';
import { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { toCarrierView } from '../carrier.mapper.js';
import { toCustomerCarrierView } from './customer-carrier.mapper.js';

/** CROSS-03 */
const MAX_RESULTS = 1_000;

const noRules: DerivedRulesView = { rulesFeesId: null, derivedRulesFees: null, revision: 0 };

/** Reads the carriers that customers work with. */
@Injectable()
export class CustomerCarrierQueries {
  constructor(
    @InjectRepository(CustomerCarrier)
    private readonly customerCarriers: Repository<CustomerCarrier>,
    private readonly rules: DerivedRulesQueries,
  ) {}

  /** Lists by display name of the carrier. */
  async list(scope: ListScope, actor: Actor): Promise<CustomerCarrierView[]> {
    const owner = scope.isUnrestricted ? {} : { customerId: In([...scope.customerIds]) };
    const records = await this.read({ ...owner, withdrawnAt: IsNull() });
    return this.toViews(records, actor);
  }

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<CustomerCarrierView> {
    const [view] = await this.toViews(await this.read({ id }), actor);
    if (!view) throw new RecordNotFound(`customer carrier ${id}`);
    return view;
  }

  private read(where: FindOptionsWhere<CustomerCarrier>): Promise<CustomerCarrier[]> {
    return this.customerCarriers.find({
      where,
      relations: { carrier: true },
      order: { carrier: { displayName: 'ASC' }, id: 'ASC' },
      take: MAX_RESULTS,
    });
  }

  private async toViews(
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
