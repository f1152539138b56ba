import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A stored file of proofs or labels that a flow sends to a client's server. */
export interface StoredSentFile {
  readonly fileId: number;
  readonly clientId: number;
  readonly name: string;
  readonly isSent: boolean;
}

/** Stored files with a person's signature, or with labels to a person, for a request for erasure. */
@Injectable()
export class SentFileErasureService {
  constructor(private readonly database: DataSource) {}

  /** Stored files of any client with a proof or labels of one of these consignments. */
  findByConsignmentsUnscoped(consignmentIds: readonly number[]): Promise<StoredSentFile[]> {
    return this.database.query<StoredSentFile[]>(
      `select distinct f.id as "fileId", f.client_id as "clientId", f.name,
              f.state in ('SENT', 'FILED') as "isSent"
         from integration_file f join integration_content k on k.file_id = f.id
        where k.consignment_ids && $1::bigint[] order by f.id`,
      [[...consignmentIds]],
    );
  }

  /**
   * Deletes what is stored of a sent file and its attachments. A file still to be sent is deleted by the hourly cleanup
   * after it is sent: without it, the client would miss the proofs or labels of other people.
   */
  async deleteUnscoped({ fileId }: StoredSentFile): Promise<void> {
    await this.database.query(
      `update integration_content set kept_at = '-infinity' where file_id = $1`,
      [fileId],
    );
    await this.database.query(
      `delete from integration_content k using integration_file f
        where f.id = k.file_id and f.id = $1 and f.state in ('SENT', 'FILED')`,
      [fileId],
    );
  }
}
