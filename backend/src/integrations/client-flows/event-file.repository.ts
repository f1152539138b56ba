import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import { SecretBox } from '../../platform/secrets/secret-box.js';
import { stepOf } from './flow-file.statements.js';
import type { RunningFlow } from './flow-connection.js';
import type { WrittenFiles } from './formats/written-file.js';

/** The next file of an outgoing flow. */
export interface NewBatch {
  readonly written: WrittenFiles;
  readonly number: number;
  readonly events: number;
  /** Consignments whose proofs it contains; null for other files. */
  readonly consignmentIds: readonly number[] | null;
  /** Position in the journal after its last event. */
  readonly cursor: string;
  /** Whether its events were sent before. */
  readonly isResend: boolean;
}

/** Moves the position of new events ($4 to $2) and the number of the newest file ($3). */
const moveCursor = `
  update integration_flow set cursor = $2, last_number = $3
   where id = $1 and last_number = $3 - 1 and cursor is not distinct from $4 returning id`;

/** The same for a resend: the live cursor is unchanged. */
const moveResend = `
  update integration_flow set resend = jsonb_set(resend, '{cursor}', to_jsonb($2::text)), last_number = $3
   where id = $1 and last_number = $3 - 1 and resend is not null
     and resend ->> 'cursor' is not distinct from $4 returning id`;

/** Stores files of events before they are sent. */
@Injectable()
export class EventFileRepository {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /**
   * Stores the next file of a flow with its content and images, and moves the flow's position: all or nothing. False if
   * another process has moved it, or a user has stopped the resend.
   */
  async add(flow: RunningFlow, batch: NewBatch, now: Date): Promise<boolean> {
    const { number, cursor, isResend } = batch;
    const before = isResend ? (flow.resend?.cursor ?? null) : flow.cursor;
    return this.database.transaction(async (manager) => {
      const [moved] = await manager.query<[unknown[]]>(isResend ? moveResend : moveCursor, [
        ...[flow.id, cursor, number, before],
      ]);
      if (moved.length === 0) return false;
      await this.addFile(manager, { flow, batch, now });
      return true;
    });
  }

  private async addFile(manager: EntityManager, { flow, batch, now }: AddedFile): Promise<void> {
    const { written, number, events, cursor, isResend, consignmentIds } = batch;
    const { document, images } = written;
    const body = Buffer.from(document.body);
    const digest = createHash('sha256').update(body).digest('hex');
    const contents = flow.kind === 'POD_OUT' ? texts.proof : texts.event;
    const details = [
      pluralise(events, contents),
      images.length > 0 && pluralise(images.length, texts.image),
    ];
    const [file] = await manager.query<{ id: number }[]>(
      `insert into integration_file (flow_id, client_id, name, bytes, version, digest, number, is_resend, state,
                                     orders, found_at, updated_at, steps)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'WAITING', $9, $10::timestamptz, $10::timestamptz,
               ${stepOf("'WRITTEN'", '$11::text', '$12::text')})
       returning id`,
      [
        ...[flow.id, flow.clientId, document.name, body.length, cursor, digest, number, isResend],
        ...[events, now, now.toISOString(), details.filter(Boolean).join(', ')],
      ],
    );
    for (const [part, content] of [{ ...document, body }, ...images].entries()) {
      const { sealed, keyId, salt } = this.secrets.sealBytes(content.body);
      await manager.query(
        `insert into integration_content (file_id, part, name, content, key_id, salt, kept_at, consignment_ids)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[file?.id, part, content.name, sealed, keyId, salt, now],
          part === 0 ? consignmentIds : null,
        ],
      );
    }
  }

  /** Ends a resend whose events are all in files. */
  async endResend({ id, resend }: RunningFlow): Promise<void> {
    await this.database.query(
      `update integration_flow set resend = null where id = $1 and resend = $2::jsonb`,
      [id, JSON.stringify(resend)],
    );
  }
}

interface AddedFile {
  readonly flow: RunningFlow;
  readonly batch: NewBatch;
  readonly now: Date;
}
