import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the figures of the dashboard and the state they are counted from, indexed by owner only. */
export class CreateDashboard1764000104000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table dashboard_consignment (
        id                  integer primary key,
        client_id           integer not null,
        customer_id         integer not null,
        customer_carrier_id integer not null,
        status              text not null,
        state               text not null,
        sender_state        text not null,
        receiver_state      text,
        created_date        date not null,
        dispatch_date       date not null,
        eta_date            date,
        status_date         date
      ) with (fillfactor = 80);

      create table dashboard_day (
        id                  text primary key,
        owner               text not null,
        customer_carrier_id integer not null,
        sender_state        text not null,
        day                 date not null,
        made                integer not null,
        drafts              integer not null,
        ready               integer not null,
        underway            integer not null,
        on_time             integer not null,
        late                integer not null,
        due                 integer not null,
        delivered           integer not null,
        troubled            integer not null
      ) with (fillfactor = 50);
      create index dashboard_day_by_owner on dashboard_day (owner, day);

      create table dashboard_status (
        id                  text primary key,
        owner               text not null,
        customer_carrier_id integer not null,
        status              text not null,
        quantity            integer not null
      ) with (fillfactor = 50);
      create index dashboard_status_by_owner on dashboard_status (owner);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table dashboard_status, dashboard_day, dashboard_consignment');
  }
}
