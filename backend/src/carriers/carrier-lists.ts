import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, Repository, type SelectQueryBuilder } from 'typeorm';

import type { CarrierView } from '@contracts/views/carrier.view.js';

import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { toCarrierView } from './views/carrier-view.js';

/** CROSS-03 */
const MOST_LISTED = 1_000;

/** Whose generic carriers may be seen, besides the shared carriers. */
export interface CarrierAudience {
  readonly isUnrestricted: boolean;
  readonly customerIds: readonly number[];
}

const worksWith = `exists (
  select from customer_carrier cc
   where cc.carrier_id = carrier.id and cc.customer_id = :customerId and cc.withdrawn_at is null)`;

/** Some priority of the carrier's zones is still open for the suburb, or it has no zone there at all. */
const isOpenFor = `(
  not exists (
    select from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
     where z.carrier_id = carrier.id and s.locality_id = :suburbId)
  or exists (
    select from carrier_zone z
     where z.carrier_id = carrier.id and not exists (
       select from suburb_zone s join carrier_zone other on other.id = s.carrier_zone_id
        where other.carrier_id = carrier.id and other.zone_priority = z.zone_priority
          and s.locality_id = :suburbId)))`;

const hasZones = `exists (
  select from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
   where z.carrier_id = carrier.id and (:suburbId::integer is null or s.locality_id = :suburbId))`;

/** Carriers for the selects of zones and of customer carriers, all by display name. */
@Injectable()
export class CarrierLists {
  constructor(@InjectRepository(Carrier) private readonly carriers: Repository<Carrier>) {}

  all(audience: CarrierAudience): Promise<CarrierView[]> {
    return this.read(this.seenBy(audience));
  }

  ofCustomer(customerId: number): Promise<CarrierView[]> {
    return this.read(this.query().where(worksWith, { customerId }));
  }

  /** Those the customer could begin to work with. */
  withoutCustomer(customerId: number): Promise<CarrierView[]> {
    const seen = this.seenBy({ isUnrestricted: false, customerIds: [customerId] });
    return this.read(seen.andWhere(`not ${worksWith}`, { customerId }));
  }

  /** Those a zone can be chosen of for the suburb (ZONE-24). */
  withoutSuburb(suburbId: number, audience: CarrierAudience): Promise<CarrierView[]> {
    return this.read(this.seenBy(audience).andWhere(isOpenFor, { suburbId }));
  }

  /** Those with a zone for the suburb, or for any (ZONE-25). */
  withSuburb(suburbId: number | null, audience: CarrierAudience): Promise<CarrierView[]> {
    return this.read(this.seenBy(audience).andWhere(hasZones, { suburbId }));
  }

  private seenBy({ isUnrestricted, customerIds }: CarrierAudience): SelectQueryBuilder<Carrier> {
    if (isUnrestricted) return this.query().where('true');
    return this.query().where(
      new Brackets((seen) =>
        seen
          .where('carrier.customerId is null')
          .orWhere('carrier.customerId = any(:customerIds)', { customerIds }),
      ),
    );
  }

  private query(): SelectQueryBuilder<Carrier> {
    return this.carriers.createQueryBuilder('carrier');
  }

  private async read(query: SelectQueryBuilder<Carrier>): Promise<CarrierView[]> {
    const carriers = await query
      .orderBy('carrier.displayName')
      .addOrderBy('carrier.id')
      .limit(MOST_LISTED)
      .getMany();
    const serviceTypes = await this.carriers.manager.find(CarrierServiceType, {
      where: { carrierId: In(carriers.map(({ id }) => id)) },
      order: { displayServiceType: 'ASC', id: 'ASC' },
    });
    return carriers.map((carrier) => toCarrierView(carrier, serviceTypes));
  }
}
