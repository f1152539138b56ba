import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, Repository, type SelectQueryBuilder } from 'typeorm';

import type { CarrierView } from '@contracts/views/carrier.view.js';

import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { toCarrierView } from './carrier.mapper.js';

/** CROSS-03 */
const MAX_RESULTS = 1_000;

/** Customers whose generic carriers are visible, besides the shared carriers. */
export interface CarrierViewer {
  readonly isUnrestricted: boolean;
  readonly customerIds: readonly number[];
}

const worksWith = `exists (
  select from customer_carrier cc
   where cc.carrier_id = carrier.id and cc.customer_id = :customerId and cc.withdrawn_at is null)`;

/** A zone priority of the carrier is still open for the suburb, or the suburb has none of its zones. */
const hasOpenPriority = `(
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

/** Reads carriers for the selects of zones and customer carriers, ordered by display name. */
@Injectable()
export class CarrierAvailabilityQueries {
  constructor(@InjectRepository(Carrier) private readonly carriers: Repository<Carrier>) {}

  listAll(viewer: CarrierViewer): Promise<CarrierView[]> {
    return this.read(this.visibleTo(viewer));
  }

  listByCustomer(customerId: number): Promise<CarrierView[]> {
    return this.read(this.query().where(worksWith, { customerId }));
  }

  /** Lists the carriers that the customer could add. */
  listWithoutCustomer(customerId: number): Promise<CarrierView[]> {
    const visible = this.visibleTo({ isUnrestricted: false, customerIds: [customerId] });
    return this.read(visible.andWhere(`not ${worksWith}`, { customerId }));
  }

  /** Lists the carriers with a zone left to select for the suburb (ZONE-24). */
  listWithoutSuburb(suburbId: number, viewer: CarrierViewer): Promise<CarrierView[]> {
    return this.read(this.visibleTo(viewer).andWhere(hasOpenPriority, { suburbId }));
  }

  /** Lists the carriers with a zone for the suburb, or for any suburb if it is null (ZONE-25). */
  listWithSuburb(suburbId: number | null, viewer: CarrierViewer): Promise<CarrierView[]> {
    return this.read(this.visibleTo(viewer).andWhere(hasZones, { suburbId }));
  }

  private visibleTo({ isUnrestricted, customerIds }: CarrierViewer): SelectQueryBuilder<Carrier> {
    if (isUnrestricted) return this.query().where('true');
    return this.query().where(
      new Brackets((scope) =>
        scope
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
      .limit(MAX_RESULTS)
      .getMany();
    const serviceTypes = await this.carriers.manager.find(CarrierServiceType, {
      where: { carrierId: In(carriers.map(({ id }) => id)) },
      order: { displayServiceType: 'ASC', id: 'ASC' },
    });
    return carriers.map((carrier) => toCarrierView(carrier, serviceTypes));
  }
}
