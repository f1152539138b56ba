import type { MigrationInterface, QueryRunner } from 'typeorm';

const contentIndex = (failedStates: string) => `
  drop index integration_file_content;
  create unique index integration_file_content on integration_file (flow_id, digest)
    where digest is not null and number is null and state <> 'SEEN_BEFORE'
      and (state not in (${failedStates}) or import_id is not null);`;

/** Files that a user ignored count as failed ones: the same content may arrive again. */
export class IgnoreIntegrationFiles1764000600122 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(contentIndex("'FAILED', 'IGNORED'"));
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`update integration_file set state = 'FAILED' where state = 'IGNORED'`);
    await database.query(contentIndex("'FAILED'"));
  }
}
