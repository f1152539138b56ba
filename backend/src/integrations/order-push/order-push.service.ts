import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { shellTexts } from '@contracts/texts/spec/shell.js';
import type { OrderAcknowledgementView, PushedFileView } from '@contracts/views/order-file.view.js';

import { ClientRepository } from '../../clients/index.js';
import type { Actor } from '../../identity/index.js';
import {
  clientOf,
  type Import,
  PushedFileService,
  type ReceivedPush,
} from '../../imports/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import {
  refusalOf,
  toAcknowledgement,
  writeAcknowledgement,
} from '../client-flows/formats/acknowledgement.js';
import { writtenFormats } from '../client-flows/formats/written-file.js';
import type { PushOrdersDto } from './order-push.dto.js';
import { formatOf } from './push-format.js';
import { PushWaits } from './push-waits.js';

const SECOND_MS = 1_000;
const DIGEST_SHOWN = 16;

/** Response to a push, or to a request for its acknowledgement. */
export interface PushResponse {
  readonly status: number;
  readonly body: PushedFileView | OrderAcknowledgementView | string;
  /** Null for JSON. */
  readonly contentType: string | null;
}

/** Files of orders pushed by programs, acknowledged as those that flows collect. */
@Injectable()
export class OrderPushService {
  private readonly waits = new PushWaits();

  constructor(
    private readonly database: DataSource,
    private readonly files: PushedFileService,
    private readonly clients: ClientRepository,
  ) {}

  /**
   * Responds without waiting if too many calls wait: the file has been received.
   * @throws OutOfScope, RecordNotFound, InvalidRequest
   */
  async push(query: PushOrdersDto, file: UploadedFile, actor: Actor): Promise<PushResponse> {
    const { received, isSeenBefore } = await this.receive(query, file, actor);
    if (query.wait === 0) return pending(received, isSeenBefore);
    const { customerId } = await this.clients.find(clientOf(received));
    return this.waits.run(
      { callerId: actor.identity.id, customerId },
      async () => {
        const current = await this.files.waitFor(received, query.wait * SECOND_MS);
        return this.respond(current, isSeenBefore);
      },
      () => this.respond(received, isSeenBefore),
    );
  }

  /** @throws RecordNotFound, including for one outside the permission's scope */
  async get(id: number, actor: Actor): Promise<PushResponse> {
    return this.respond(await this.files.get(id, actor), false);
  }

  private async receive(
    query: PushOrdersDto,
    file: UploadedFile,
    actor: Actor,
  ): Promise<ReceivedPush> {
    const { commit, importAgain, offer, whenKnown, keepFaultyAsDrafts } = query;
    const clientId = query.clientId ?? (await this.ownClientOf(actor));
    const format = await formatOf(file);
    const originalName = (query.fileName ?? '').trim() || file.originalName || nameOf(file, format);
    const options = { offer, whenKnown, keepFaultyAsDrafts };
    return this.files.receive(
      { clientId, format, options, commit, importAgain, file: { ...file, originalName } },
      actor,
    );
  }

  private async respond(found: Import, isSeenBefore: boolean): Promise<PushResponse> {
    const outcomes = await this.files.findOutcomes(found);
    if (outcomes === null) return pending(found, isSeenBefore);
    const acknowledged = {
      name: found.fileName,
      digest: found.digest,
      receivedAt: found.receivedAt,
      refusal: refusalOf(found),
      orders: outcomes,
    };
    const format = found.pushFormat ?? 'JSON';
    if (format === 'JSON')
      return { status: 200, body: toAcknowledgement(acknowledged), contentType: null };
    const { body, contentType } = writeAcknowledgement(acknowledged, format);
    return { status: 200, body, contentType };
  }

  /** The only client of a key or a person. @throws InvalidRequest if there are none or several */
  private async ownClientOf({ identity }: Actor): Promise<number> {
    const rows = await this.database.query<{ clientId: number | null }[]>(
      'select distinct client_id as "clientId" from user_role where user_id = $1 limit 2',
      [identity.id],
    );
    const clientId = rows.length === 1 ? rows[0]?.clientId : null;
    if (!clientId)
      throw new InvalidRequest([{ path: 'clientId', message: shellTexts.selectClient }]);
    return clientId;
  }
}

const nameOf = ({ digest }: UploadedFile, format: keyof typeof writtenFormats): string =>
  `orders-${digest.slice(0, DIGEST_SHOWN)}.${writtenFormats[format].extension}`;

const pending = ({ id, state }: Import, seenBefore: boolean): PushResponse => ({
  status: 202,
  body: { fileId: id, importId: id, state, seenBefore, statusUrl: `/api/v1/order-file/${id}` },
  contentType: null,
});
