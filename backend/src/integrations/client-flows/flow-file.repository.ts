import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { FileChange, FlowFile } from './flow-file.js';
import { FILE_RETENTION_DAYS, MAX_ATTEMPTS, pauseAfter } from './flow-file.js';
import { closeFiles, columns, stepOf, updateFile } from './flow-file.statements.js';
import type { RunningFlow } from './flow-connection.js';
import type { SentFile, WrittenFile } from './formats/written-file.js';
import type { ListedFile } from './file-source.js';

/** Saves and loads the files of flows. */
@Injectable()
export class FlowFileRepository {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /** Files in these states whose next attempt is due, oldest first. */
  list(flowId: number, states: readonly FlowFile['state'][], now: Date): Promise<FlowFile[]> {
    return this.database.query(
      `select ${columns} from integration_file
        where flow_id = $1 and state = any($2) and coalesce(next_attempt_at, '-infinity') <= $3 order by id`,
      [flowId, [...states], now],
    );
  }

  async count(flowId: number, state: FlowFile['state']): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'select count(*)::integer as count from integration_file where flow_id = $1 and state = $2',
      [flowId, state],
    );
    return row?.count ?? 0;
  }

  /**
   * The listed names and versions that the flow already knows, and whether each was collected.
   * @param staysListed processed files stay in the listing
   */
  async listKnown(
    flow: RunningFlow,
    names: readonly string[],
    staysListed: boolean,
  ): Promise<ReadonlyMap<string, boolean>> {
    const rows = await this.database.query<
      { name: string; version: string; isCollected: boolean }[]
    >(
      `select name, version, state = 'IGNORED' or stuck_in is distinct from 'FOUND' as "isCollected"
         from integration_file
        where flow_id = $1 and name = any($2) and (state <> 'FOUND')
          and ($3 or state in ('PLANNED', 'WAITS_FOR_REVIEW', 'COMMITTED', 'ANSWERED')
                  or state in ('FAILED', 'IGNORED') and stuck_in is not null)`,
      [flow.id, [...names], staysListed],
    );
    return new Map(
      rows.map(({ name, version, isCollected }) => [`${name}\n${version}`, isCollected]),
    );
  }

  /** Records files when they are first listed. */
  async addFound(flow: RunningFlow, files: readonly ListedFile[], now: Date): Promise<void> {
    if (files.length === 0) return;
    await this.database.query(
      `insert into integration_file (flow_id, client_id, name, bytes, version, state, found_at, updated_at, steps)
       select $1, $2, name, bytes, version, 'FOUND', $4::timestamptz, $4::timestamptz,
              ${stepOf("'FOUND'", '$5::text', '$6::text')}
         from jsonb_to_recordset($3::jsonb) as f(name text, bytes double precision, version text)
       on conflict (flow_id, name) where state = 'FOUND' do nothing`,
      [flow.id, flow.clientId, JSON.stringify(files), now, now.toISOString(), flow.folder],
    );
  }

  /** Records that the file has changed since it was found and may still be growing. */
  async updateListed(id: number, { bytes, version }: ListedFile, now: Date): Promise<void> {
    await this.database.query(
      'update integration_file set bytes = $2, version = $3, found_at = $4, updated_at = $4 where id = $1',
      [id, bytes, version, now],
    );
  }

  /** Deletes the records of files that were removed before they were read. */
  async deleteRemoved(ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await this.database.query(
        `delete from integration_file where id = any($1) and state = 'FOUND'`,
        [[...ids]],
      );
  }

  /** Deletes the old records of processed files that have been removed from their folder. */
  async deleteUnlisted(flowId: number, listed: readonly string[], now: Date): Promise<void> {
    await this.database.query(
      `delete from integration_file
        where flow_id = $1 and state in ('FILED', 'SEEN_BEFORE', 'FAILED', 'IGNORED') and name <> all($2)
          and updated_at < $3::timestamptz - make_interval(days => ${FILE_RETENTION_DAYS})`,
      [flowId, [...listed], now],
    );
  }

  /** Leaves a file for later; its attempt has not failed. */
  async postpone(id: number, until: Date): Promise<void> {
    await this.database.query('update integration_file set next_attempt_at = $2 where id = $1', [
      id,
      until,
    ]);
  }

  /** Ends files that were acknowledged and moved by a process that stopped before it could record that. */
  async closeProcessed(ids: readonly number[], rejection: string, now: Date): Promise<void> {
    if (ids.length > 0)
      await this.database.query(closeFiles, [[...ids], now, now.toISOString(), rejection]);
  }

  /** Name of the file that had this content before; null if there was none. */
  async findSeen(flowId: number, id: number, digest: string): Promise<string | null> {
    const [row] = await this.database.query<{ name: string }[]>(
      `select name from integration_file
        where flow_id = $1 and digest = $2 and id <> $3 and number is null and state <> 'SEEN_BEFORE'
          and (state not in ('FAILED', 'IGNORED') or import_id is not null) limit 1`,
      [flowId, digest, id],
    );
    return row?.name ?? null;
  }

  async change(id: number, change: FileChange, now: Date): Promise<void> {
    await this.database.query(updateFile, [
      ...[id, change.state, change.step, now.toISOString(), change.details],
      ...[change.digest ?? null, change.importId ?? null, change.orders ?? null],
      ...[change.taken ?? null, change.refused ?? null],
      ...[change.failure ?? null, change.failedStep ?? null],
    ]);
  }

  /** Records a failed attempt: the next one follows after a pause, and after several the file needs attention. */
  async recordFailure(file: FlowFile, reason: string, now: Date): Promise<void> {
    const { id, attempts, state: failedStep } = file;
    if (attempts + 1 >= MAX_ATTEMPTS) {
      const failed = { state: 'FAILED', step: 'FAILED', details: reason, failure: reason } as const;
      return this.change(id, { ...failed, failedStep }, now);
    }
    await this.database.query(
      `update integration_file set failure = $2, attempts = attempts + 1, next_attempt_at = $3, updated_at = $4
        where id = $1`,
      [id, reason, new Date(now.getTime() + pauseAfter(attempts + 1)), now],
    );
  }

  /**
   * Stores the written content, so that every attempt writes the same bytes; returns what was already stored, if any.
   */
  async storeContent(id: number, written: WrittenFile, now: Date): Promise<WrittenFile> {
    const [before] = await this.listContents(id);
    if (before) return { ...written, name: before.name, body: before.body.toString('utf8') };
    const { sealed, keyId, salt } = this.secrets.sealBytes(Buffer.from(written.body));
    await this.database.query(
      `insert into integration_content (file_id, name, content, key_id, salt, kept_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, written.name, sealed, keyId, salt, now],
    );
    return written;
  }

  /** The oldest file that waits to be sent; null if there is none. */
  async findWaiting(flowId: number): Promise<FlowFile | null> {
    const [row] = await this.database.query<FlowFile[]>(
      `select ${columns} from integration_file where flow_id = $1 and state = 'WAITING' order by number limit 1`,
      [flowId],
    );
    return row ?? null;
  }

  /** Name and bytes of the written file, then those of its images; empty if they are no longer stored. */
  async listContents(id: number): Promise<Pick<SentFile, 'name' | 'body'>[]> {
    const rows = await this.database.query<
      { name: string; sealed: Buffer; keyId: string; salt: string }[]
    >(
      `select name, content as sealed, key_id as "keyId", salt from integration_content
        where file_id = $1 order by part`,
      [id],
    );
    return rows.map((row) => ({ name: row.name, body: this.secrets.openBytes(row) }));
  }
}
