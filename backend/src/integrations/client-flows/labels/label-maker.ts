import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { type Actor, UserActorService } from '../../../identity/index.js';
import { FetchedFileService, type OrderOutcome } from '../../../imports/index.js';
import { PaperworkService } from '../../../paperwork/index.js';
import { Clock } from '../../../platform/clock.js';
import { interpolate } from '../../../platform/interpolate.js';
import { TransferFailed } from '../../../platform/outgoing/transfer-failed.js';
import type { InboundFlow } from '../flow-connection.js';
import { type FlowFile, nextCheck } from '../flow-file.js';
import { FlowFileRepository } from '../flow-file.repository.js';
import { refusalOf, writeAcknowledgement } from '../formats/acknowledgement.js';
import { LabelFileRepository } from './label-file.repository.js';
import { labelFileName, toLabelParts } from './label-parts.js';

/** Draws the labels of a file's accepted orders, and stores them with the acknowledgement, before anything is sent. */
@Injectable()
export class LabelMaker {
  constructor(
    private readonly imports: FetchedFileService,
    private readonly paperwork: PaperworkService,
    private readonly users: UserActorService,
    private readonly files: FlowFileRepository,
    private readonly labels: LabelFileRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns false, and postpones the file, while the consignment list lacks a created consignment.
   * @throws TransferFailed if the user whom the flow acts for may no longer print labels
   */
  async make(flow: InboundFlow, file: FlowFile): Promise<boolean> {
    const ended = file.importId === null ? null : await this.imports.find(file.importId);
    const outcomes = ended && (await this.imports.listOrderOutcomes(ended));
    if (!outcomes) {
      const now = this.clock.now();
      await this.files.postpone(file.id, nextCheck(ended?.endedAt ?? now, now));
      return false;
    }
    const names = await this.draw(flow, file, outcomes);
    const { name, digest, foundAt } = file;
    const head = {
      name,
      digest: digest ?? ended.digest,
      receivedAt: foundAt,
      refusal: refusalOf(ended),
      ignoredFields: ended.ignoredFields,
    };
    const acknowledgement = writeAcknowledgement(
      { ...head, orders: outcomes, labels: names },
      flow.integrationType,
    );
    const parts = new Set(names.values()).size;
    const now = this.clock.now();
    if (!(await this.labels.storeAcknowledgement(file.id, acknowledgement, parts, now)))
      throw new TransferFailed(texts.labelsChanged);
    const details = interpolate(texts.labelsMade, { consignments: names.size, files: parts });
    await this.files.change(file.id, { state: file.state, step: 'LABELS', details }, now);
    return true;
  }

  /** Names of the PDFs, by consignment. One PDF at a time is in memory. */
  private async draw(
    flow: InboundFlow,
    file: FlowFile,
    outcomes: readonly OrderOutcome[],
  ): Promise<ReadonlyMap<number, string>> {
    const consignmentIds = outcomes.flatMap(({ result, consignmentId }) =>
      result === 'TAKEN' && consignmentId !== null ? [consignmentId] : [],
    );
    await this.labels.deleteWithoutAcknowledgement(file.id);
    const actor = await this.actorOf(flow, file);
    const names = new Map<number, string>();
    const parts = toLabelParts(await this.labels.listPrintable(consignmentIds));
    for (const [index, consignmentIds] of parts.entries()) {
      const name = labelFileName(file, index + 1);
      const body = await this.drawPart(consignmentIds, actor);
      const part = { part: index + 1, file: { name, body }, consignmentIds };
      await this.labels.add(file.id, part, this.clock.now());
      for (const id of consignmentIds) names.set(id, name);
    }
    return names;
  }

  private async drawPart(consignmentIds: readonly number[], actor: Actor): Promise<Buffer> {
    const paper = await this.paperwork.labels(consignmentIds, actor);
    return buffer(await paper.open());
  }

  private async actorOf({ clientId, actsFor, actsForName }: InboundFlow, { id }: FlowFile) {
    const actor = await this.users.find(actsFor, `integration-file/${id}`);
    if (!actor?.covers('PAPERWORK', { clientId, customerId: null }))
      throw new TransferFailed(interpolate(texts.noLabelPermission, { person: actsForName }));
    return actor;
  }
}
