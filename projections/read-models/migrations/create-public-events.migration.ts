import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions are ordered byte by byte, regardless of the database's locale. */
const tables = `
create table public_subject (
  stream       text collate "C" primary key,
  kind         text not null,
  customer_id  integer not null,
  sequence     integer not null,
  is_announced boolean not null,
  context      jsonb not null
) with (fillfactor = 70);

create table public_event (
  id           text collate "C" primary key,
  position     text collate "C" not null,
  ordinal      integer not null,
  type         text not null,
  version      integer not null,
  subject_kind text not null,
  subject_id   bigint not null,
  sequence     integer not null,
  client_id    integer not null,
  customer_id  integer not null,
  occurred_at  timestamptz not null,
  recorded_at  timestamptz not null,
  facts        jsonb not null
);
create index public_event_order on public_event (position, ordinal);
create index public_event_client on public_event (client_id, position, ordinal);
create index public_event_customer on public_event (customer_id, position, ordinal);
create index public_event_subject on public_event (subject_kind, subject_id, sequence);
create index public_event_recorded on public_event (recorded_at);
`;

/** Public events: the journal, and the state of each of its subjects. */
export class CreatePublicEvents1764000107100 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(tables);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table public_event, public_subject');
  }
}
