import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Repository } from 'typeorm';

import type { ListScope } from '../identity/index.js';
import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';

export interface ServiceTypeView {
  id: number;
  carrierId: number;
  serviceType: string;
  displayServiceType: string;
  isSatchelServiceType: boolean;
}

export interface CarrierChoiceView {
  id: number;
  name: string;
  displayName: string;
  trackingUrl: string | null;
  serviceTypes: ServiceTypeView[];
}

/** What pickers of reports, filters and imports choose from. */
export interface CarrierListView {
  carriers: CarrierChoiceView[];
  serviceTypes: ServiceTypeView[];
}

/** Carriers that somebody's clients can send with. */
@Injectable()
export class FindCarriers {
  constructor(
    @InjectRepository(Carrier) private readonly carriers: Repository<Carrier>,
    @InjectRepository(CarrierServiceType)
    private readonly serviceTypes: Repository<CarrierServiceType>,
  ) {}

  /** Those of the customers in scope, by display name. */
  async list(scope: ListScope, direction: 'ASC' | 'DESC'): Promise<CarrierListView> {
    const carriers = await this.inScope(scope)
      .orderBy('carrier.displayName', direction)
      .addOrderBy('carrier.id')
      .getMany();
    const found = await this.serviceTypes.find({ order: { displayServiceType: 'ASC', id: 'ASC' } });
    const views = carriers.map((carrier) => toChoice(carrier, found));
    return { carriers: views, serviceTypes: views.flatMap(({ serviceTypes }) => serviceTypes) };
  }

  private inScope({ isUnrestricted, clientIds, customerIds }: ListScope) {
    const query = this.carriers.createQueryBuilder('carrier');
    if (isUnrestricted) return query;
    return query.where(
      new Brackets((scope) =>
        scope.where(
          `exists (
             select from customer_carrier cc
              where cc.carrier_id = carrier.id
                and (cc.customer_id = any(:customerIds)
                     or cc.customer_id in (select customer_id from client where id = any(:clientIds))))`,
          { clientIds, customerIds },
        ),
      ),
    );
  }
}

const toChoice = (carrier: Carrier, all: readonly CarrierServiceType[]): CarrierChoiceView => ({
  id: carrier.id,
  name: carrier.name,
  displayName: carrier.displayName,
  trackingUrl: carrier.trackingUrl,
  serviceTypes: all.filter(({ carrierId }) => carrierId === carrier.id).map(toServiceTypeView),
});

const toServiceTypeView = (serviceType: CarrierServiceType): ServiceTypeView => ({
  id: serviceType.id,
  carrierId: serviceType.carrierId,
  serviceType: serviceType.serviceType,
  displayServiceType: serviceType.displayServiceType,
  isSatchelServiceType: serviceType.isSatchelServiceType,
});
