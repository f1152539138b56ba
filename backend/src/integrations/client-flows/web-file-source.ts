import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { InboundKind } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { parseExactJson } from '../../platform/exact-json.js';
import {
  authHeaders,
  joinWebPaths,
  sendRequest,
  toServerUrl,
} from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import {
  ACKNOWLEDGEMENT_FOLDER,
  type AcknowledgementFile,
  LABEL_PATH,
  type LabelFile,
  type ListedFile,
  type FileSource,
} from './file-source.js';

const MAX_CURSOR_LENGTH = 1_000;
const NAME_LENGTH = 16;

/** Field of a page, and format of the file that it becomes. */
const documents = {
  ORDERS_IN: { list: 'orders', format: 'linehaul.orders.v1' },
  ADDRESSES_IN: { list: 'addresses', format: 'linehaul.addresses.v1' },
} as const satisfies Readonly<Record<InboundKind, object>>;

const pageSchema = z.looseObject({ cursor: z.string().max(MAX_CURSOR_LENGTH) });
const recordsSchema = z.array(z.unknown());

/** A flow that reads pages, after the cursor of the last one. */
export interface PagedFlow {
  readonly kind: InboundKind;
  readonly cursor: string | null;
}

type PostedFile = Pick<AcknowledgementFile, 'name' | 'contentType' | 'idempotencyKey'> & {
  readonly body: string | Buffer;
};

/**
 * A web service that returns pages of orders or addresses after a cursor (docs/order-files.md). A page is a file, named by its
 * content; the acknowledgement is posted to `ack` below the service's path.
 */
export class WebFileSource implements FileSource {
  readonly isComplete = true;
  private content = Buffer.alloc(0);
  private next: string | null = null;

  constructor(
    private readonly target: TransferTarget,
    private readonly flow: PagedFlow,
    private readonly policy: OutgoingPolicy,
  ) {}

  async list(): Promise<readonly ListedFile[]> {
    const url = this.url('');
    url.searchParams.set('after', this.flow.cursor ?? '');
    const headers = authHeaders(this.target);
    const { kind } = this.flow;
    const { list, format } = documents[kind];
    const text = await sendRequest({ method: 'GET', url, headers }, this.policy);
    const { cursor, records } = readPage(text, kind);
    // an empty page may have a cursor too, such as one after records of others; without one there is nothing to
    // continue from
    this.next = cursor === '' && records.length === 0 ? null : cursor;
    if (records.length === 0) return [];
    if (cursor === this.flow.cursor) throw new TransferFailed(texts.noCursor);
    this.content = Buffer.from(JSON.stringify({ format, [list]: records }));
    const digest = createHash('sha256').update(this.content).digest('hex');
    const name = `${list}-${digest.slice(0, NAME_LENGTH)}.json`;
    // the same records after another cursor are a different page
    const version = `${this.flow.cursor ?? ''}\n${digest}`;
    return [{ name, bytes: this.content.length, version }];
  }

  read(): Promise<Buffer> {
    return Promise.resolve(this.content);
  }

  acknowledge(file: AcknowledgementFile): Promise<void> {
    return this.post(ACKNOWLEDGEMENT_FOLDER, file);
  }

  writeLabels(file: LabelFile): Promise<void> {
    return this.post(LABEL_PATH, file);
  }

  private async post(
    below: string,
    { name, contentType, body, idempotencyKey }: PostedFile,
  ): Promise<void> {
    const headers = {
      'Content-Type': contentType,
      'Idempotency-Key': idempotencyKey,
      'X-File-Name': name,
      ...authHeaders(this.target),
    };
    const url = this.url(`/${below}`);
    await sendRequest({ method: 'POST', url, headers, body }, this.policy);
  }

  /** The acknowledgement reports the errors. */
  async writeErrors(): Promise<void> {
    // nothing to write
  }

  /** A web service has no folders: a processed page is not listed again, because the cursor moves on. */
  moveToFolder(): Promise<boolean> {
    return Promise.resolve(true);
  }

  cursor(): string | null {
    return this.next;
  }

  /** @throws TransferFailed */
  private url(below: string): URL {
    const { server, path, port } = this.target;
    return toServerUrl(server, joinWebPaths(path, below), port);
  }
}

function readPage(text: string, kind: InboundKind) {
  try {
    const { cursor, [documents[kind].list]: records } = pageSchema.parse(parseExactJson(text));
    return { cursor, records: recordsSchema.parse(records) };
  } catch (error) {
    throw new TransferFailed(texts.notPage[kind], { cause: error });
  }
}
