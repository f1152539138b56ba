import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that a flow sends again, and the files they are in. */
export class AddFlowResends1764000600160 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table integration_flow add column resend jsonb;
      alter table integration_file add column is_resend boolean not null default false;`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table integration_flow drop column resend;
      alter table integration_file drop column is_resend;`);
  }
}
