import { Injectable } from '@nestjs/common';
import type { Response } from 'express';

import { shellTexts } from '@contracts/texts/spec/shell.js';
import type { PushedFileView } from '@contracts/views/order-file.view.js';

import { ClientRepository } from '../../clients/index.js';
import { type Actor, UserClientQueries } from '../../identity/index.js';
import {
  clientOf,
  type Import,
  PushedFileService,
  type ReceivedPush,
} from '../../imports/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import { writeAcknowledgement } from '../client-flows/formats/acknowledgement.js';
import { writtenFormats } from '../client-flows/formats/written-file.js';
import type { PushFileDto, PushOrdersDto } from './file-push.dto.js';
import { formatOf } from './push-format.js';
import { PushWaits } from './push-waits.js';
import type { PushedKind } from './pushed-kinds.js';

const SECOND_MS = 1_000;
const DIGEST_LENGTH_SHOWN = 16;

/** Response to a push, or to a request for its acknowledgement. */
export interface PushResponse<View> {
  readonly status: number;
  readonly body: PushedFileView | View | string;
  /** Null for JSON. */
  readonly contentType: string | null;
}

/** A pushed file and its sender. */
interface PushedBy {
  readonly file: UploadedFile;
  readonly actor: Actor;
}

/** Files of orders and addresses pushed by programs, acknowledged like those that flows collect. */
@Injectable()
export class FilePushService {
  private readonly waits = new PushWaits();

  constructor(
    private readonly userClients: UserClientQueries,
    private readonly files: PushedFileService,
    private readonly clients: ClientRepository,
  ) {}

  /**
   * Responds without waiting if too many calls wait: the file has been received.
   * @throws OutOfScope, RecordNotFound, InvalidRequest
   */
  async push<View>(
    pushed: PushedKind<View>,
    query: PushFileDto | PushOrdersDto,
    { file, actor }: PushedBy,
  ): Promise<PushResponse<View>> {
    const { received, isDuplicate } = await this.receive(pushed, query, { file, actor });
    if (query.wait === 0) return pending(pushed, received, isDuplicate);
    const { customerId } = await this.clients.get(clientOf(received));
    return this.waits.run(
      { callerId: actor.identity.id, customerId },
      async () => {
        const current = await this.files.waitFor(received, query.wait * SECOND_MS);
        return this.respond(pushed, current, isDuplicate);
      },
      () => this.respond(pushed, received, isDuplicate),
    );
  }

  /** @throws RecordNotFound, including for one outside the permission's scope */
  async get<View>(pushed: PushedKind<View>, id: number, actor: Actor): Promise<PushResponse<View>> {
    return this.respond(pushed, await this.files.get(pushed.kind, id, actor), false);
  }

  private async receive(
    { kind, records }: Pick<PushedKind<unknown>, 'kind' | 'records'>,
    query: PushFileDto | PushOrdersDto,
    { file, actor }: PushedBy,
  ): Promise<ReceivedPush> {
    const { commit, importAgain, whenKnown, keepFaultyAsDrafts } = query;
    const offer = 'offer' in query ? query.offer : 'CHEAPEST';
    const clientId = query.clientId ?? (await this.ownClientOf(actor));
    const format = await formatOf(file);
    const originalName =
      (query.fileName ?? '').trim() || file.originalName || `${records}-${nameOf(file, format)}`;
    const options = { offer, whenKnown, keepFaultyAsDrafts };
    return this.files.receive(
      { kind, clientId, format, options, commit, importAgain, file: { ...file, originalName } },
      actor,
    );
  }

  private async respond<View>(
    pushed: PushedKind<View>,
    found: Import,
    isDuplicate: boolean,
  ): Promise<PushResponse<View>> {
    const results = await pushed.read(this.files, found);
    if (results === null) return pending(pushed, found, isDuplicate);
    const format = found.pushFormat ?? 'JSON';
    if (format === 'JSON') return { status: 200, body: results.view, contentType: null };
    const { body, contentType } = writeAcknowledgement(results.file, format);
    return { status: 200, body, contentType };
  }

  /** The only client of a key or a user. @throws InvalidRequest if there are none or several */
  private async ownClientOf({ identity }: Actor): Promise<number> {
    const clientId = await this.userClients.findOnly(identity.id);
    if (!clientId)
      throw new InvalidRequest([{ path: 'clientId', message: shellTexts.selectClient }]);
    return clientId;
  }
}

const nameOf = ({ digest }: UploadedFile, format: keyof typeof writtenFormats): string =>
  `${digest.slice(0, DIGEST_LENGTH_SHOWN)}.${writtenFormats[format].extension}`;

const pending = (
  { route }: Pick<PushedKind<unknown>, 'route'>,
  { id, state }: Import,
  seenBefore: boolean,
): PushResponse<never> => ({
  status: 202,
  body: { fileId: id, importId: id, state, seenBefore, statusUrl: `/api/v1/${route}/${id}` },
  contentType: null,
});

/** Body of the response, after its status and media type. */
export function toPushResponse<View>(
  { status, body, contentType }: PushResponse<View>,
  response: Response,
): PushResponse<View>['body'] {
  response.status(status);
  if (contentType !== null) response.type(contentType);
  return body;
}
