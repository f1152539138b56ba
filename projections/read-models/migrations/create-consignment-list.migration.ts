import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorts of the list. Text sorts without regard to case; an empty value is the smallest. */
const sorts: Readonly<Record<string, string>> = {
  dispatch_date: 'dispatch_date',
  manifest: 'manifest_id nulls first',
  connote: 'lower(connote_number)',
  references: 'lower(formatted_references)',
  carrier: 'lower(carrier_display_name) nulls first',
  service: 'lower(display_service_type) nulls first',
  sender: 'lower(sender_company) nulls first',
  receiver: 'lower(receiver_company) nulls first',
  suburb: 'lower(receiver_suburb) nulls first',
  eta: 'eta nulls first',
  status: 'status',
  total_cost: 'total_cost_cents nulls first',
};

const lists = `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table consignment_list (
  id                        integer primary key,
  client_id                 integer not null,
  client_name               text not null,
  customer_id               integer not null,
  consignment_type          text not null,
  status                    text not null,
  state                     text not null check (state in ('OPEN', 'MANIFESTED', 'DELETED')),
  revision                  integer not null,
  connote_number            text not null,
  connote_range_id          integer,
  connote_account_id        integer,
  connote_prefix            text,
  manifest_id               integer,
  manifest_number           text,
  booking_reference         text,
  created_at                timestamptz not null,
  dispatch_date             date not null,
  consignment_references    text[] not null,
  formatted_references      text not null,
  item_quantity             integer not null,
  weight_grams              bigint not null,
  printed_label             boolean not null,
  carrier_id                integer,
  carrier_display_name      text,
  customer_carrier_id       integer,
  client_carrier_account_id integer,
  carrier_service_type_id   integer,
  display_service_type      text,
  sender_address_id         integer,
  sender_company            text,
  sender_state              text,
  receiver_company          text,
  receiver_suburb           text,
  eta                       date,
  total_cost_cents          bigint,
  permanent_booking         boolean not null,
  booking_api_available     boolean not null,
  open_manifest_id          bigint,
  search_text               text not null
);
create index consignment_list_by_manifest on consignment_list (manifest_id, id)
  where manifest_id is not null;
create index consignment_list_by_open_manifest on consignment_list (open_manifest_id, id)
  where open_manifest_id is not null;
create index consignment_list_by_connote on consignment_list (connote_number);
create index consignment_list_search on consignment_list using gin (
  client_id, customer_id, search_text gin_trgm_ops,
  carrier_display_name gin_trgm_ops, display_service_type gin_trgm_ops
) with (gin_pending_list_limit = 512);
`;

const groups = `
create table consignment_count (
  client_id   integer primary key,
  customer_id integer not null,
  open        integer not null,
  manifested  integer not null,
  deleted     integer not null
);
create index consignment_count_by_customer on consignment_count (customer_id);

create table open_manifest (
  id                      bigint primary key,
  client_id               integer not null,
  customer_id             integer not null,
  carrier_id              integer not null,
  carrier_service_type_id integer not null,
  sender_address_id       integer not null,
  consignment_type        text not null,
  dispatch_date           date not null,
  quantity                integer not null
);
create index open_manifest_by_client on open_manifest (client_id, dispatch_date, id);
create index open_manifest_by_customer on open_manifest (customer_id, dispatch_date, id);
`;

/**
 * Every sort has an index by client and one by customer, both by tab: every page is read directly from an index, and
 * results of several clients or customers are merged. Text filters share one trigram index.
 */
export class CreateConsignmentList1764000100000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(lists);
    await database.query(groups);
    for (const scope of ['client', 'customer']) {
      await database.query(
        `create index consignment_list_${scope}_id on consignment_list (${scope}_id, state, id)`,
      );
      for (const [name, expression] of Object.entries(sorts))
        await database.query(
          `create index consignment_list_${scope}_${name}
           on consignment_list (${scope}_id, state, ${expression}, id)`,
        );
    }
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table open_manifest, consignment_count, consignment_list');
  }
}
