import type { MigrationInterface, QueryRunner } from 'typeorm';

import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment.js';

/** Test environments are clients with ids in a range of their own; existing records are unchanged (ADR 45). */
export class CreateTestEnvironments1764000114000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create sequence test_client_id as integer minvalue ${FIRST_TEST_CLIENT_ID};
      alter table client
        add test_of integer references client,
        add constraint client_test_id check ((test_of is null) = (id < ${FIRST_TEST_CLIENT_ID})),
        add constraint client_test_alone check (test_of is null or parent_id is null);
      create unique index client_test_environment on client (test_of) where removed_at is null;
      drop index client_name;
      create unique index client_name on client (customer_id, lower(name))
        where removed_at is null and test_of is null;

      alter table connote_prefix add mirrors_id integer references connote_prefix;
      create index connote_prefix_mirror on connote_prefix (mirrors_id) where mirrors_id is not null;
      alter table client_carrier_account add mirrors_id integer references client_carrier_account;
      create unique index client_carrier_account_mirror on client_carrier_account (client_id, mirrors_id)
        where mirrors_id is not null and withdrawn_at is null;
      create index client_carrier_account_mirrored on client_carrier_account (mirrors_id);

      alter table mail_outbox add test_client_id integer references client;
      create index mail_outbox_test on mail_outbox (test_client_id, id desc) where test_client_id is not null;
      drop index mail_outbox_unsent;
      create index mail_outbox_unsent on mail_outbox (id) where sent_at is null and test_client_id is null;
      drop trigger mail_outbox_queue on mail_outbox;
      create trigger mail_outbox_queue after insert on mail_outbox
        for each row when (new.test_client_id is null) execute function queue_mail();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger mail_outbox_queue on mail_outbox;
      alter table mail_outbox drop test_client_id;
      create index mail_outbox_unsent on mail_outbox (id) where sent_at is null;
      create trigger mail_outbox_queue after insert on mail_outbox
        for each row execute function queue_mail();
      alter table client_carrier_account drop mirrors_id;
      alter table connote_prefix drop mirrors_id;
      drop index client_name;
      alter table client drop test_of;
      create unique index client_name on client (customer_id, lower(name)) where removed_at is null;
      drop sequence test_client_id;
    `);
  }
}
