import { createHash } from 'node:crypto';

import { importKindOf } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import type { FetchedFileService } from '../../imports/index.js';
import type { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { InboundFlow } from './flow-connection.js';
import { commitConditionOf } from './flow-commits.js';
import type { FlowFileRepository } from './flow-file.repository.js';
import type { FlowRepository } from './flow.repository.js';
import { type FlowFile, maxOpenFiles } from './flow-file.js';
import { isCollected } from './collected-files.js';
import type { DeliveredLabels } from './labels/label-delivery.js';
import { FileAcknowledger } from './file-acknowledger.js';
import { type ListedFile, MAX_FETCHED_FILE_BYTES, type FileSource } from './file-source.js';
import { toError } from '../../platform/to-error.js';

const FILES_PER_RUN = 20;
/** Maximum files recorded from one listing; the others are found when these are done. */
const MAX_FOUND = 1_000;
/** Failed files in a run after which the server counts as failing. */
const MAX_FAILURES = 3;
const MEGABYTE = 1024 * 1024;

export interface InboundDependencies {
  readonly flows: FlowRepository;
  readonly files: FlowFileRepository;
  readonly imports: FetchedFileService;
  readonly clock: Clock;
  /** Time a file must be unchanged before it is read. */
  readonly minUnchangedMs: number;
  /** Whether what belongs beside the acknowledgement of a file is on the server. */
  readonly canAcknowledge: DeliveredLabels['canAcknowledge'];
}

/** One run of a flow of incoming files on an open connection: acknowledges finished files, then collects new ones. */
export class InboundRun {
  private failures: TransferFailed[] = [];
  private readonly acknowledger: FileAcknowledger;
  /** Names processed since the listing, which still shows them. */
  private readonly handled = new Set<string>();

  constructor(
    private readonly flow: InboundFlow,
    private readonly source: FileSource,
    private readonly dependencies: InboundDependencies,
  ) {
    this.acknowledger = new FileAcknowledger(flow, source, dependencies);
  }

  /** @throws TransferFailed when the server fails */
  async run(): Promise<void> {
    const listed = new Map((await this.source.list()).map((file) => [file.name, file]));
    const { files, clock, canAcknowledge } = this.dependencies;
    const ended = await files.list(this.flow.id, ['COMMITTED', 'ANSWERED'], clock.now());
    const finished = ended.filter((file) => file.state === 'ANSWERED' || canAcknowledge(file));
    for (const file of finished.slice(0, FILES_PER_RUN))
      await this.withFailureRecorded(file, () => this.acknowledger.finish(file));
    await this.collectFound(listed);
    if (this.flow.isDue) await this.recordNewFiles([...listed.values()]);
    if (this.source.isComplete && this.flow.isDue) await this.collectFound(listed);
    if (this.failures[0]) throw this.failures[0];
  }

  /** Records new files in the folder. @throws TransferFailed for a page whose file failed permanently */
  private async recordNewFiles(listed: readonly ListedFile[]): Promise<void> {
    const { files, clock } = this.dependencies;
    const { id, pattern, options } = this.flow;
    const matching = listed.filter(
      ({ name }) =>
        !this.handled.has(name) && (this.source.isComplete || isCollected(name, pattern)),
    );
    if (options.leavesFiles && !this.source.isComplete)
      await files.deleteUnlisted(
        id,
        listed.map(({ name }) => name),
        clock.now(),
      );
    const room = MAX_FOUND - (await files.count(id, 'FOUND'));
    const known = await files.listKnown(
      this.flow,
      matching.map(({ name }) => name),
      options.leavesFiles || this.source.isComplete,
    );
    const keyOf = ({ name, version }: ListedFile) => `${name}\n${version}`;
    const unknown = matching.filter((file) => !known.has(keyOf(file)));
    await files.addFound(this.flow, unknown.slice(0, Math.max(0, room)), clock.now());
    // An empty page, or one collected by a run that ended before it could save the cursor after it.
    const isEmpty = this.source.isComplete && listed.length === 0;
    if (isEmpty || matching.some((file) => known.get(keyOf(file)))) await this.saveCursor();
    // a page whose file failed permanently blocks all later pages
    if (this.source.isComplete && matching.some((file) => known.get(keyOf(file)) === false))
      throw new TransferFailed(texts.pageFailed);
  }

  /** Reads the files that have not changed since they were found. */
  private async collectFound(listed: ReadonlyMap<string, ListedFile>): Promise<void> {
    const { files, clock, minUnchangedMs } = this.dependencies;
    const { id, kind } = this.flow;
    const found = await files.list(id, ['FOUND'], clock.now());
    const removed = found.filter(({ name }) => !listed.has(name)).map((file) => file.id);
    await files.closeProcessed(removed, texts.notRecorded, clock.now());
    await files.deleteRemoved(removed);
    const room = Math.min(FILES_PER_RUN, maxOpenFiles[kind] - (await files.count(id, 'PLANNED')));
    const unchangedSince = clock.now().getTime() - (this.source.isComplete ? 0 : minUnchangedMs);
    const due = found.filter(({ foundAt }) => foundAt.getTime() <= unchangedSince);
    let started = 0;
    for (const file of due) {
      const current = listed.get(file.name);
      if (!current) continue;
      if (current.version !== file.version) await files.updateListed(file.id, current, clock.now());
      else if (started < room) {
        started += 1;
        await this.withFailureRecorded(file, () => this.collect(file, current));
      }
    }
  }

  private async collect(file: FlowFile, { bytes }: ListedFile): Promise<void> {
    if (bytes > MAX_FETCHED_FILE_BYTES) {
      const max = String(MAX_FETCHED_FILE_BYTES / MEGABYTE);
      return this.reject(file, interpolate(texts.tooLarge, { most: max }));
    }
    const { files, clock } = this.dependencies;
    const content = await this.source.read(file.name);
    if (content.length !== bytes)
      throw new TransferFailed(
        interpolate(texts.notWhole, { arrived: content.length, listed: bytes }),
      );
    const digest = createHash('sha256').update(content).digest('hex');
    const earlier = await files.findSeen(this.flow.id, file.id, digest);
    if (earlier !== null) return this.closeAsDuplicate({ ...file, digest }, earlier);
    await files.change(
      file.id,
      { state: 'FOUND', step: 'FETCHED', details: texts.steady, digest },
      clock.now(),
    );
    await this.plan({ ...file, digest }, content);
    await this.saveCursor();
  }

  private async plan(file: FlowFile, content: Buffer): Promise<void> {
    const { files, imports, clock } = this.dependencies;
    const { clientId, kind, actsFor, actsForName, options } = this.flow;
    const { offer, whenKnown, keepFaultyAsDrafts } = options;
    try {
      const importId = await imports.receive({
        ...{ integrationFileId: file.id, clientId, actsFor, name: file.name, content },
        kind: importKindOf(kind),
        options: { offer, whenKnown, keepFaultyAsDrafts },
        commit: commitConditionOf[options.commit],
      });
      if (importId === null)
        throw new TransferFailed(interpolate(texts.noPermission[kind], { person: actsForName }));
      await files.change(
        file.id,
        {
          state: 'PLANNED',
          step: 'PLANNED',
          details: await this.describePlanned(importId),
          importId,
        },
        clock.now(),
      );
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      await this.reject(file, error.details.map(({ message }) => message).join(' '));
    }
  }

  private async describePlanned(importId: number): Promise<string> {
    const received = await this.dependencies.imports.find(importId);
    return interpolate(texts.planned[this.flow.kind], {
      count: String(received?.referenceCount ?? 0),
    });
  }

  /** The whole file is invalid: its acknowledgement reports it, and it cannot be retried unchanged. */
  private async reject(file: FlowFile, reason: string): Promise<void> {
    const { files, clock } = this.dependencies;
    await this.acknowledger.writeRefusal(file, reason);
    await this.acknowledger.moveProcessed(file, 'error');
    await files.change(
      file.id,
      { state: 'FAILED', step: 'FAILED', details: reason, failure: reason },
      clock.now(),
    );
    await this.saveCursor();
  }

  /** The same content was received before, possibly under another name. */
  private async closeAsDuplicate(file: FlowFile, earlier: string): Promise<void> {
    const { files, clock } = this.dependencies;
    const reason = interpolate(texts.seenBefore, { name: earlier });
    // a process that stops after moving the file leaves it to `closeProcessed`
    await files.change(
      file.id,
      { state: 'FOUND', step: 'FETCHED', details: texts.steady, failedStep: 'SEEN_BEFORE' },
      clock.now(),
    );
    await this.acknowledger.writeRefusal(file, reason);
    await this.acknowledger.moveProcessed(file, 'done');
    const digest = file.digest ?? '';
    await files.change(
      file.id,
      { state: 'SEEN_BEFORE', step: 'SEEN_BEFORE', details: reason, digest },
      clock.now(),
    );
    await this.saveCursor();
  }

  private async saveCursor(): Promise<void> {
    const cursor = this.source.cursor();
    if (cursor !== null && cursor !== this.flow.cursor)
      await this.dependencies.flows.saveCursor(this.flow.id, cursor);
  }

  /** One failing file does not stop the others; after several, the server counts as failing. @throws TransferFailed */
  private async withFailureRecorded(file: FlowFile, work: () => Promise<void>): Promise<void> {
    const { files, clock } = this.dependencies;
    this.handled.add(file.name);
    try {
      await work();
    } catch (error) {
      const { message } = toError(error);
      await files.recordFailure(file, message, clock.now());
      this.failures = [...this.failures, new TransferFailed(message, { cause: error })];
      if (this.failures.length >= MAX_FAILURES) throw error;
    }
  }
}
