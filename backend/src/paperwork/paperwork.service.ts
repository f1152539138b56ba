import { Injectable } from '@nestjs/common';

import { isTestClient, TEST_PREFIX } from '@contracts/rules/test-environment.js';

import { ManifestEventReader, type ManifestRecord } from '../manifests/index.js';
import type { Actor } from '../platform/actor.js';
import { toConsignmentNote } from './documents/consignment-note.document.js';
import { toDangerousGoodsDeclaration } from './documents/dangerous-goods.document.js';
import { toFreightSummary } from './documents/freight-summary.document.js';
import { toManifestSummary } from './documents/manifest-summary.document.js';
import { PaperTurns } from './paper-turns.js';
import type { PaperworkFile } from './paperwork-file.js';
import { OpenManifestQueries } from './queries/open-manifest.queries.js';
import { type ConsignmentLabels, PaperworkQueries } from './queries/paperwork.queries.js';
import { pageCountOf, type Paper } from './rendering/paper.js';
import { PaperRenderer } from './rendering/paper-renderer.js';

/**
 * All documents, with permission checks. Each method throws RecordNotFound for records that do not exist or are out of
 * scope, PaperworkNotAvailable while a connote is missing, and TooManyRequests or TooBusy while too many documents of
 * many consignments are waiting.
 */
@Injectable()
export class PaperworkService {
  constructor(
    private readonly consignments: PaperworkQueries,
    private readonly manifests: ManifestEventReader,
    private readonly openManifests: OpenManifestQueries,
    private readonly renderer: PaperRenderer,
    private readonly turns: PaperTurns,
  ) {}

  /** One document, in the order of the ids. @throws TooManyLabels */
  labels(ids: readonly number[], actor: Actor): Promise<PaperworkFile> {
    return this.turns.read(actor.identity.id, ids.length, async () => {
      const labels = await this.consignments.labels(ids, actor);
      const title = ids.length === 1 ? `Labels ${labels[0]?.connoteNumber ?? ''}` : 'Labels';
      return this.toFile({ title, clientId: labels[0]?.clientId }, toPaper(labels), actor);
    });
  }

  async labelsOfManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(memberIds(await this.getManifest(id, actor)), actor);
  }

  async labelsOfOpenManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(await this.openManifests.getConsignmentIds(id, actor), actor);
  }

  async consignmentNote(id: number, actor: Actor): Promise<PaperworkFile> {
    const [record] = await this.consignments.getMany([id], actor);
    const documents = record ? [toConsignmentNote(record)] : [];
    const title = `Consignment note ${record?.connote?.connoteNumber ?? ''}`;
    const clientId = record?.owner.clientId;
    return this.toFile({ title, clientId }, { kind: 'CONSIGNMENT_NOTE', documents }, actor);
  }

  async manifestSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.getManifest(id, actor);
    const ids = memberIds(manifest);
    return this.turns.read(actor.identity.id, ids.length, async () => {
      const document = toManifestSummary(manifest, await this.consignments.getMany(ids, actor));
      const paper = { kind: 'MANIFEST_SUMMARY', documents: [document] } as const;
      return this.toFile({ title: document.title, ...manifest.owner }, paper, actor);
    });
  }

  async freightSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.getManifest(id, actor);
    const ids = memberIds(manifest);
    return this.turns.read(actor.identity.id, ids.length, async () => {
      const document = toFreightSummary(manifest, await this.consignments.getMany(ids, actor));
      const paper = { kind: 'FREIGHT_SUMMARY', documents: [document] } as const;
      return this.toFile({ title: document.title, ...manifest.owner }, paper, actor);
    });
  }

  /** Null without dangerous goods. */
  async dangerousGoods(ids: readonly number[], actor: Actor): Promise<PaperworkFile | null> {
    if (ids.length === 0) return null;
    return this.turns.read(actor.identity.id, ids.length, () =>
      this.findDangerousGoods(ids, actor),
    );
  }

  private async findDangerousGoods(
    ids: readonly number[],
    actor: Actor,
  ): Promise<PaperworkFile | null> {
    const records = await this.consignments.getMany(ids, actor);
    const documents = records.flatMap((record) => toDangerousGoodsDeclaration(record) ?? []);
    if (documents.length === 0) return null;
    const title = 'Dangerous goods declaration';
    const clientId = records[0]?.owner.clientId;
    return this.toFile({ title, clientId }, { kind: 'DANGEROUS_GOODS', documents }, actor);
  }

  async dangerousGoodsOfManifest(id: number, actor: Actor): Promise<PaperworkFile | null> {
    return this.dangerousGoods(memberIds(await this.getManifest(id, actor)), actor);
  }

  /** Client of the consignment. @throws RecordNotFound */
  async clientOfConsignment(id: number, actor: Actor): Promise<number> {
    return (await this.consignments.getOwner(id, actor)).clientId;
  }

  async clientOfManifest(id: number, actor: Actor): Promise<number> {
    return (await this.getManifest(id, actor)).owner.clientId;
  }

  /** Paperwork of a test environment is marked on each page and in its file name. */
  private toFile({ title: plain, clientId }: Named, paper: Paper, actor: Actor): PaperworkFile {
    const isTest = isTestClient(clientId);
    const title = isTest ? `${TEST_PREFIX}-${plain}` : plain;
    const open = () => this.renderer.render({ title, paper, isTest }, actor.identity.id);
    return { title, pages: pageCountOf(paper), open, close: () => undefined };
  }

  private async getManifest(id: number, actor: Actor): Promise<ManifestRecord> {
    return (await this.manifests.load(id, { actor, permission: 'PAPERWORK' })).record;
  }
}

/** Title of a document, and its client. */
interface Named {
  readonly title: string;
  readonly clientId: number | undefined;
}

const memberIds = ({ consignments }: ManifestRecord): number[] => consignments.map(({ id }) => id);

/** Carriers' labels are printed as received; if there are none, only ours are drawn. */
const toPaper = (labels: readonly ConsignmentLabels[]): Paper =>
  labels.every(({ ofCarrier }) => ofCarrier === null)
    ? { kind: 'LABELS', documents: labels.flatMap(({ own }) => own) }
    : { kind: 'JOINED_LABELS', parts: labels.map(({ ofCarrier, own }) => ofCarrier ?? own) };
