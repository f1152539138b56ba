import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows a customer's own days for a lane; days without a customer are shared by all. */
export class OwnTransitTimes1764000076000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table transit_lane
        add column customer_id integer references customer on delete cascade,
        drop constraint transit_lane_service_group_id_from_zone_to_zone_key,
        add constraint transit_lane_once
          unique nulls not distinct (service_group_id, from_zone, to_zone, customer_id)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from transit_lane where customer_id is not null;
      alter table transit_lane
        drop constraint transit_lane_once,
        drop column customer_id,
        add unique (service_group_id, from_zone, to_zone)`);
  }
}
