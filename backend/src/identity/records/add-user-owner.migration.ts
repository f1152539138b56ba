import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the owner of a user without roles, so that administrators still find the user. Existing users without roles
 * belong to the owner of their last role, or else to their creator's customer or client.
 */
export class AddUserOwner1764000077000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table user_account
        add client_id integer references client on delete set null,
        add customer_id integer references customer on delete set null;
      create index user_account_client on user_account (client_id);
      create index user_account_customer on user_account (customer_id);
    `);
    await database.query(placeEarlierUsers);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table user_account drop client_id, drop customer_id');
  }
}

const placeEarlierUsers = `
  with removed as (
    select distinct on (1) (before ->> 'userId')::integer as user_id,
           (before ->> 'clientId')::integer as client_id, (before ->> 'customerId')::integer as customer_id
      from audit_entry
     where record_type = 'user_role' and after is null and before is not null
     order by 1, id desc
  ), made as (
    select distinct on (1) u.id as user_id, r.client_id, r.customer_id
      from user_account u join user_role r on r.user_id = u.created_by
     order by 1, r.id
  ), place as (
    select u.id, coalesce(removed.client_id, made.client_id) as client_id,
           coalesce(removed.customer_id, made.customer_id) as customer_id
      from user_account u
      left join removed on removed.user_id = u.id
      left join made on made.user_id = u.id and removed.user_id is null
     where u.kind = 'USER' and not exists (select 1 from user_role r where r.user_id = u.id)
  )
  update user_account u
     set client_id = c.id, customer_id = coalesce(k.id, c.customer_id)
    from place
    left join client c on c.id = place.client_id
    left join customer k on k.id = place.customer_id
   where u.id = place.id and (c.id is not null or k.id is not null)`;
