import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Calls that book a pickup at a carrier's own system: recorded before they are made, since a booking cannot be looked
 * up.
 */
export class CreateCarrierBookings1764000114300 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table carrier_booking (
        manifest_id bigint primary key,
        started_at  timestamptz not null default now(),
        -- null until the carrier has answered
        reference   text
      );
      create index carrier_booking_started_at on carrier_booking (started_at);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table carrier_booking');
  }
}

/** A booking whose outcome is unknown is reported to a user, who may resend the manifest: it is then booked again. */
export class CheckCarrierBookings1764000115800 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- the sending of the manifest whose booking was reported as unknown
      alter table carrier_booking add reported_sending integer;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table carrier_booking drop reported_sending');
  }
}
