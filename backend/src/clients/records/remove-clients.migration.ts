import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds `removed_at`: deleted clients stay for past consignments and are hidden everywhere else (GAP-49). */
export class RemoveClients1764000053000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table client add removed_at timestamptz;
      drop index client_name;
      create unique index client_name on client (customer_id, lower(name)) where removed_at is null;
      drop trigger clients_changed on client;
      create trigger clients_changed
        after insert or delete or update of parent_id, customer_id, name, removed_at on client
        for each row execute function announce_identity_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop trigger clients_changed on client;
      drop index client_name;
      alter table client drop removed_at;
      create unique index client_name on client (customer_id, lower(name));
      create trigger clients_changed
        after insert or delete or update of parent_id, customer_id, name on client
        for each row execute function announce_identity_change();
    `);
  }
}
