import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the creator of a user, who may grant its first role. */
export class AddUserCreator1764000051000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('alter table user_account add created_by integer');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table user_account drop created_by');
  }
}
