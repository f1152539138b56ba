import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows every transfer method for generic carriers, which had none before. */
export class OfferTransfersOfGenericCarriers1764000081000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      update carrier set data_transfer_options = '{FTP,SFTP,SCP,API}'
       where customer_id is not null and data_transfer_options = '{}'`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(
      `update carrier set data_transfer_options = '{}' where customer_id is not null`,
    );
  }
}
