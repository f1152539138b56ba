import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, Repository } from 'typeorm';

import type {
  CarrierChoiceView,
  CarrierListView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import type { ListScope } from '../identity/index.js';
import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { toServiceTypeView } from './carrier.mapper.js';

/** Reads the carriers that clients can ship with. */
@Injectable()
export class CarrierQueries {
  constructor(
    @InjectRepository(Carrier) private readonly carriers: Repository<Carrier>,
    @InjectRepository(CarrierServiceType)
    private readonly serviceTypes: Repository<CarrierServiceType>,
  ) {}

  /** Lists the carriers of the customers in scope by display name. */
  async list(scope: ListScope, direction: 'ASC' | 'DESC'): Promise<CarrierListView> {
    const carriers = await this.inScope(scope)
      .orderBy('carrier.displayName', direction)
      .addOrderBy('carrier.id')
      .getMany();
    const serviceTypes = await this.serviceTypes.find({
      order: { displayServiceType: 'ASC', id: 'ASC' },
    });
    const views = carriers.map((carrier) => toChoiceView(carrier, serviceTypes));
    return { carriers: views, serviceTypes: views.flatMap((view) => view.serviceTypes) };
  }

  /** Lists the services of carriers in scope, of those with this display name if one is given. */
  async listServiceTypes(scope: ListScope, displayName: string | null): Promise<ServiceTypeView[]> {
    const carriers = this.inScope(scope).select('carrier.id');
    if (displayName !== null)
      carriers.andWhere('carrier.displayName = :displayName', { displayName });
    const ids = (await carriers.getMany()).map(({ id }) => id);
    const serviceTypes = await this.serviceTypes.find({
      where: { carrierId: In(ids) },
      order: { displayServiceType: 'ASC', id: 'ASC' },
    });
    return serviceTypes.map(toServiceTypeView);
  }

  private inScope({ isUnrestricted, clientIds, customerIds }: ListScope) {
    const query = this.carriers.createQueryBuilder('carrier');
    if (isUnrestricted) return query;
    return query.where(
      new Brackets((scope) =>
        scope.where(
          `exists (
             select from customer_carrier cc
              where cc.carrier_id = carrier.id and cc.withdrawn_at is null
                and (cc.customer_id = any(:customerIds)
                     or cc.customer_id in (select customer_id from client where id = any(:clientIds))))`,
          { clientIds, customerIds },
        ),
      ),
    );
  }
}

const toChoiceView = (carrier: Carrier, all: readonly CarrierServiceType[]): CarrierChoiceView => ({
  id: carrier.id,
  name: carrier.name,
  displayName: carrier.displayName,
  trackingUrl: carrier.trackingUrl,
  serviceTypes: all.filter(({ carrierId }) => carrierId === carrier.id).map(toServiceTypeView),
});
