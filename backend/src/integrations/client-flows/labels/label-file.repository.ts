import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';

import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { SentFile, WrittenFile } from '../formats/written-file.js';

/** A consignment with a connote, and its number of pieces. */
export interface PrintableConsignment {
  readonly id: number;
  readonly pieces: number;
}

/** A PDF of labels and the consignments that it is for. */
export interface LabelPart {
  readonly part: number;
  readonly file: Pick<SentFile, 'name' | 'body'>;
  readonly consignmentIds: readonly number[];
}

const printable = `
  select id::float8 as id, item_quantity as pieces from consignment_list
   where id = any($1) and state in ('OPEN', 'MANIFESTED')
     and connote_number not in ('${DRAFT_CONNOTE}', '${PENDING_CONNOTE}')`;

/** Inserts nothing unless all parts are stored: another process may be making them. */
const insertAcknowledgement = `
  insert into integration_content (file_id, part, name, content, key_id, salt, kept_at)
  select $1, 0, $2, $3, $4, $5, $6
   where (select count(*) from integration_content where file_id = $1 and part > 0) = $7
  on conflict do nothing`;

/** Stores PDFs of labels beside the acknowledgement that names them. Once that is stored, none of them change. */
@Injectable()
export class LabelFileRepository {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /** Lists those of these consignments that have a connote and were not deleted, in the given order. */
  async listPrintable(ids: readonly number[]): Promise<PrintableConsignment[]> {
    const rows = await this.database.query<PrintableConsignment[]>(printable, [[...ids]]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Whether the acknowledgement is stored, and with it all its labels. */
  async hasAcknowledgement(fileId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'select 1 from integration_content where file_id = $1 and part = 0',
      [fileId],
    );
    return rows.length > 0;
  }

  /** Deletes the labels of an interrupted attempt: the orders may have changed since. */
  async deleteWithoutAcknowledgement(fileId: number): Promise<void> {
    await this.database.query(
      `delete from integration_content k
        where k.file_id = $1 and not exists (
          select from integration_content a where a.file_id = $1 and a.part = 0)`,
      [fileId],
    );
  }

  async add(fileId: number, { part, file, consignmentIds }: LabelPart, now: Date): Promise<void> {
    const { sealed, keyId, salt } = this.secrets.sealBytes(file.body);
    await this.database.query(
      `insert into integration_content (file_id, part, name, content, key_id, salt, kept_at, consignment_ids)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [...[fileId, part, file.name, sealed, keyId, salt, now], [...consignmentIds]],
    );
  }

  /** Stores the acknowledgement of a file with this number of PDFs. Returns false if fewer are stored. */
  async storeAcknowledgement(
    fileId: number,
    acknowledgement: WrittenFile,
    parts: number,
    now: Date,
  ): Promise<boolean> {
    const { name, body } = acknowledgement;
    const { sealed, keyId, salt } = this.secrets.sealBytes(Buffer.from(body));
    await this.database.query(insertAcknowledgement, [
      fileId,
      name,
      sealed,
      keyId,
      salt,
      now,
      parts,
    ]);
    return this.hasAcknowledgement(fileId);
  }

  /** Numbers of the stored PDFs. */
  async listParts(fileId: number): Promise<number[]> {
    const rows = await this.database.query<{ part: number }[]>(
      'select part from integration_content where file_id = $1 and part > 0 order by part',
      [fileId],
    );
    return rows.map(({ part }) => part);
  }

  /** Null once it has been deleted. */
  async find(fileId: number, part: number): Promise<LabelPart['file'] | null> {
    const [row] = await this.database.query<
      { name: string; sealed: Buffer; keyId: string; salt: string }[]
    >(
      `select name, content as sealed, key_id as "keyId", salt from integration_content
        where file_id = $1 and part = $2`,
      [fileId, part],
    );
    return row ? { name: row.name, body: this.secrets.openBytes(row) } : null;
  }
}
