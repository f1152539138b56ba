import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the sessions of signed-in users, which outlive their user. `access_version` counts changes to a user's
 * permissions, so that a process that missed a notification still sees them.
 */
export class CreateUserSession1764000071000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(tables);
    await database.query(triggers);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger access_counted on user_account;
      drop trigger roles_counted on user_role;
      drop function count_access_change;
      drop function count_role_change;
      drop table user_session;
      alter table user_account drop column access_version;
    `);
  }
}

const tables = `
  alter table user_account add column access_version integer not null default 0;

  create table user_session (
    id           uuid primary key,
    user_id      integer not null,
    created_at   timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at   timestamptz not null,
    address      text,
    agent        text,
    ended_at     timestamptz,
    end_reason   text,
    ended_by     integer,
    check ((ended_at is null) = (end_reason is null))
  );
  create index user_session_user on user_session (user_id, expires_at);
  create index user_session_ended on user_session (ended_at) where ended_at is not null;
  create index user_session_expiry on user_session (expires_at);
`;

const triggers = `
  create function count_access_change() returns trigger language plpgsql as $$
  begin
    new.access_version = old.access_version + 1;
    return new;
  end $$;
  create trigger access_counted before update of name, status on user_account
    for each row execute function count_access_change();

  create function count_role_change() returns trigger language plpgsql as $$
  begin
    update user_account set access_version = access_version + 1
     where id = coalesce(new.user_id, old.user_id);
    return null;
  end $$;
  create trigger roles_counted after insert or delete or update on user_role
    for each row execute function count_role_change();

  create trigger sessions_ended after update of ended_at on user_session
    for each row when (new.ended_at is not null and old.ended_at is null)
    execute function announce_identity_change('user_id');
`;
