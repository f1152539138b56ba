import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments that carriers' systems have accepted, with their labels and the time of the next poll for scans. */
export class CreateCarrierShipments1764000113100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table carrier_shipment (
        consignment_id      bigint primary key,
        customer_carrier_id integer not null references customer_carrier on delete cascade,
        our_reference       text not null,
        carrier_reference   text not null,
        connote_number      text not null,
        article_numbers     text[] not null,
        announced_at        timestamptz not null default now(),
        -- sealed: it shows names and addresses; null once it is too old to be printed
        label               bytea,
        label_key_id        text,
        label_salt          text,
        label_digest        text not null,
        -- null once nothing more is expected
        next_pull_at        timestamptz
      );
      create index carrier_shipment_to_pull on carrier_shipment (next_pull_at)
        where next_pull_at is not null;
      create index carrier_shipment_with_label on carrier_shipment (announced_at)
        where label is not null;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table carrier_shipment');
  }
}
