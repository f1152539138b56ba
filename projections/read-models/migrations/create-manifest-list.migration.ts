import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorts of the list, besides its id. */
const sorts: Readonly<Record<string, string>> = {
  created: 'created_at',
  number: 'lower(manifest_number)',
  client: 'lower(client_name)',
  carrier: 'lower(carrier_display_name)',
  sender: 'lower(sender_company)',
  dispatch_date: 'dispatch_date',
  data_status: 'data_status',
  booking_status: 'booking_status',
};

const list = `
create table manifest_list (
  id                      integer primary key,
  manifest_number         text not null,
  client_id               integer not null,
  client_name             text not null,
  customer_id             integer not null,
  carrier_display_name    text not null,
  display_service_type    text not null,
  sender_company          text not null,
  dispatch_date           date not null,
  created_at              timestamptz not null,
  updated_at              timestamptz not null,
  consignment_count       integer not null,
  is_submitted            boolean not null,
  data_status             text not null,
  integration_id          text,
  integration_error       text,
  integration_attempts    integer not null,
  integration_next_try_at timestamptz,
  integration_updated_at  timestamptz not null,
  booking_status          text not null,
  booking_reference       text,
  booking_error           text,
  booking_attempts        integer not null,
  booking_next_try_at     timestamptz,
  booking_updated_at      timestamptz not null,
  ready_time              timestamptz,
  closing_time            timestamptz,
  printed_label           boolean not null,
  printed_consignment     boolean not null,
  printed_freight_summary boolean not null,
  search_text             text not null
);
create index manifest_list_search on manifest_list using gin (
  client_id, customer_id, search_text gin_trgm_ops
) with (gin_pending_list_limit = 512);
create index manifest_list_failures on manifest_list (created_at, id)
  where is_submitted and (data_status = 'FAILED' or booking_status = 'FAILED');
`;

/** Submitted manifests, indexed as the consignment list is. */
export class CreateManifestList1764000101000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(list);
    for (const scope of ['client', 'customer']) {
      await database.query(
        `create index manifest_list_${scope}_id on manifest_list (${scope}_id, id)
         where is_submitted`,
      );
      for (const [name, expression] of Object.entries(sorts))
        await database.query(
          `create index manifest_list_${scope}_${name}
           on manifest_list (${scope}_id, ${expression}, id) where is_submitted`,
        );
    }
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table manifest_list');
  }
}
