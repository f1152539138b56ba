import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several contents of a file: part 0 is the file itself, the others are the images sent with it. Part 0 names the
 * consignments whose proofs it contains, for a request for erasure.
 */
export class AddContentParts1764000600180 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table integration_content add column part smallint not null default 0;
      alter table integration_content add column consignment_ids bigint[];
      alter table integration_content drop constraint integration_content_pkey, add primary key (file_id, part);`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from integration_content where part > 0;
      alter table integration_content drop constraint integration_content_pkey, add primary key (file_id);
      alter table integration_content drop column part, drop column consignment_ids;`);
  }
}
