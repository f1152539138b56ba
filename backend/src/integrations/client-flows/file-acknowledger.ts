import path from 'node:path';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import type {
  AddressOutcome,
  Import,
  FetchedFileService,
  OrderOutcome,
} from '../../imports/index.js';
import type { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import type { InboundFlow } from './flow-connection.js';
import { type FlowFile, nextCheck } from './flow-file.js';
import type { FlowFileRepository } from './flow-file.repository.js';
import {
  type AcknowledgedOrders,
  refusalOf,
  writeAcknowledgement,
} from './formats/acknowledgement.js';
import { ACKNOWLEDGEMENT_FOLDER, type FileSource, type ProcessedFolder } from './file-source.js';

export interface AcknowledgerDependencies {
  readonly files: FlowFileRepository;
  readonly imports: FetchedFileService;
  readonly clock: Clock;
}

/** Results of a file. */
type FileOutcome =
  { readonly orders: readonly OrderOutcome[] } | { readonly addresses: readonly AddressOutcome[] };

/** Acknowledges the files of a flow, and moves or deletes them; repeating a step is safe. */
export class FileAcknowledger {
  constructor(
    private readonly flow: InboundFlow,
    private readonly source: FileSource,
    private readonly dependencies: AcknowledgerDependencies,
  ) {}

  /** Completes a file whose import has ended, or leaves it for later while what it created is not listed yet. */
  async finish(file: FlowFile): Promise<void> {
    const { files, imports, clock } = this.dependencies;
    const ended = file.importId === null ? null : await imports.find(file.importId);
    if (!ended) return;
    if (file.state === 'COMMITTED' && !(await this.acknowledge(file, ended))) {
      const now = clock.now();
      return files.postpone(file.id, nextCheck(ended.endedAt ?? now, now));
    }
    const { created, updated, drafted, skip } = ended.counts;
    const folder = created + updated + drafted + skip > 0 ? 'done' : 'error';
    const details = await this.moveProcessed(file, folder);
    await files.change(file.id, { state: 'FILED', step: 'FILED', details }, clock.now());
  }

  /** Acknowledges a file that was rejected as a whole. */
  async writeRefusal(file: FlowFile, refusal: string): Promise<void> {
    const none = this.flow.kind === 'ORDERS_IN' ? { orders: [] } : { addresses: [] };
    await this.write(file, none, refusal);
  }

  /** Writes the acknowledgement, the same for every attempt. Returns its name. */
  private async write(
    file: FlowFile,
    outcome: FileOutcome & Pick<AcknowledgedOrders, 'ignoredFields'>,
    refusal: string | null,
  ): Promise<string> {
    const { files, clock } = this.dependencies;
    const { name, digest, foundAt } = file;
    const written = writeAcknowledgement(
      { name, digest: digest ?? '', receivedAt: foundAt, refusal, ...outcome },
      this.flow.integrationType,
    );
    const storedContent = await files.storeContent(file.id, written, clock.now());
    const otherName = `${name}.${file.id}${storedContent.name.slice(name.length)}`;
    await this.source.acknowledge({
      ...storedContent,
      otherName,
      idempotencyKey: `integration-file/${file.id}`,
    });
    return storedContent.name;
  }

  /** Returns the file's new path. */
  async moveProcessed(file: FlowFile, folder: ProcessedFolder): Promise<string> {
    if (this.flow.options.leavesFiles) return texts.leftInPlace;
    const { name: stem, ext } = path.posix.parse(file.name);
    const isMoved = await this.source.moveToFolder(file, folder, `${stem}.${file.id}${ext}`);
    return isMoved ? interpolate(texts.filed, { folder }) : texts.replaced;
  }

  /** Null while the consignment list lacks a created one. */
  private async outcomeOf(ended: Import): Promise<FileOutcome | null> {
    const { imports } = this.dependencies;
    if (this.flow.kind === 'ADDRESSES_IN')
      return { addresses: await imports.listAddressOutcomes(ended) };
    const outcomes = await imports.listOrderOutcomes(ended);
    return outcomes && { orders: outcomes };
  }

  /** False while the consignment list lacks a created one. */
  private async acknowledge(file: FlowFile, ended: Import): Promise<boolean> {
    const { files, imports, clock } = this.dependencies;
    const outcome = await this.outcomeOf(ended);
    if (!outcome) return false;
    const digest = file.digest ?? ended.digest; // a file that was imported again has none of its own
    const name = await this.write(
      { ...file, digest },
      { ...outcome, ignoredFields: ended.ignoredFields },
      refusalOf(ended),
    );
    const errors = await imports.findErrorFile(ended);
    if (errors) {
      const extension = path.posix.extname(errors.fileName);
      await this.source.writeErrors({
        name: `${file.name}.errors${extension}`,
        otherName: `${file.name}.${file.id}.errors${extension}`,
        contentType: errors.contentType,
        body: errors.content,
      });
    }
    const details = `${ACKNOWLEDGEMENT_FOLDER}/${name}`;
    await files.change(file.id, { state: 'ANSWERED', step: 'ANSWERED', details }, clock.now());
    return true;
  }
}
