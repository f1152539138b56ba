import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between servers that exceed the size of a notification (@socket.io/postgres-adapter). */
export class CreateSocketAttachments1764000008000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create unlogged table socket_io_attachments (
        id         bigserial unique,
        created_at timestamptz default now(),
        payload    bytea
      );
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table socket_io_attachments');
  }
}
