import { Injectable } from '@nestjs/common';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { CarrierZone, SuburbZone } from '../records/carrier-zone.entity.js';

export type NewZone = Pick<CarrierZone, 'zone' | 'zonePriority'>;

/** Suburbs no zone of that priority was chosen for yet get the one named after their ETA zone, or after their state. */
const coverUnassigned = `
  insert into suburb_zone (carrier_zone_id, locality_id)
  select z.id, l.id
    from carrier_zone z
    join locality l on z.zone = case z.zone_priority when 1 then l.eta_zone else l.state end
   where not exists (
           select from suburb_zone s join carrier_zone other on other.id = s.carrier_zone_id
            where s.locality_id = l.id and other.carrier_id = z.carrier_id
              and other.zone_priority = z.zone_priority)
  on conflict do nothing`;

/** The zones of carriers' rate cards, and the suburbs that lie in them. */
@Injectable()
export class CarrierZones {
  constructor(private readonly records: AuditedRecords) {}

  async define(carrierId: number, zones: readonly NewZone[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      for (const zone of zones) {
        const known = await records.manager.findOneBy(CarrierZone, { carrierId, ...zone });
        if (!known) await records.insert(CarrierZone, { carrierId, ...zone });
      }
    });
  }

  /** Puts suburbs that are new into the zones that carriers name as we do; what people chose stays. */
  async coverNewSuburbs(actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const [covered] = await records.manager.query<object[]>(
        `with covered as (${coverUnassigned} returning 1) select count(*) as covered from covered`,
      );
      await records.note(SuburbZone, { ...covered });
    });
  }
}
