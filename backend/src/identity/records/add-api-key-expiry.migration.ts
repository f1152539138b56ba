import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds expiry, successor and last use to API keys. Existing keys work for another 365 days, so that the update cuts
 * none off.
 */
export class AddApiKeyExpiry1764000084000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table user_account
        add expires_at timestamptz,
        add replaced_by integer references user_account on delete set null;
      update user_account set expires_at = now() + interval '365 days' where kind = 'API_KEY';
      alter table user_account
        add constraint api_key_expires check ((kind = 'API_KEY') = (expires_at is not null));
      create index user_account_replaced_by on user_account (replaced_by)
       where replaced_by is not null;

      create table api_key_use (
        user_id      integer primary key references user_account on delete cascade,
        last_used_at timestamptz not null
      );
      insert into api_key_use (user_id, last_used_at)
      select s.user_id, max(s.last_used_at)
        from user_session s join user_account u on u.id = s.user_id and u.kind = 'API_KEY'
       group by s.user_id;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop table api_key_use;
      alter table user_account drop expires_at, drop replaced_by;
    `);
  }
}
