import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';

import { isTestClient, TEST_PREFIX } from '@contracts/rules/test-environment.js';

import { ManifestEventReader, type ManifestRecord } from '../manifests/index.js';
import type { Actor } from '../platform/actor.js';
import { toConsignmentNote } from './documents/consignment-note.document.js';
import { toDangerousGoodsDeclaration } from './documents/dangerous-goods.document.js';
import { toFreightSummary } from './documents/freight-summary.document.js';
import { toManifestSummary } from './documents/manifest-summary.document.js';
import { OpenManifestQueries } from './queries/open-manifest.queries.js';
import { type ConsignmentLabels, PaperworkQueries } from './queries/paperwork.queries.js';
import { pageCountOf, type Paper } from './rendering/paper.js';
import { PaperRenderer } from './rendering/paper-renderer.js';

/** A document that is drawn when it is opened. */
export interface PaperworkFile {
  readonly title: string;
  readonly pages: number;
  /** The PDF. @throws TooManyRequests, TooBusy while others are drawn */
  readonly open: () => Promise<Readable>;
}

/**
 * All documents, with permission checks. Each method throws RecordNotFound for records that do not exist or are out of
 * scope, and PaperworkNotAvailable while a connote is missing.
 */
@Injectable()
export class PaperworkService {
  constructor(
    private readonly consignments: PaperworkQueries,
    private readonly manifests: ManifestEventReader,
    private readonly openManifests: OpenManifestQueries,
    private readonly renderer: PaperRenderer,
  ) {}

  /** One document, in the order of the ids. @throws TooManyLabels */
  async labels(ids: readonly number[], actor: Actor): Promise<PaperworkFile> {
    const labels = await this.consignments.labels(ids, actor);
    const title = ids.length === 1 ? `Labels ${labels[0]?.connoteNumber ?? ''}` : 'Labels';
    return this.toFile({ title, clientId: labels[0]?.clientId }, toPaper(labels), actor);
  }

  async labelsOfManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(memberIds(await this.getManifest(id, actor)), actor);
  }

  async labelsOfOpenManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(await this.openManifests.find(id, actor), actor);
  }

  async consignmentNote(id: number, actor: Actor): Promise<PaperworkFile> {
    const [record] = await this.consignments.find([id], actor);
    const documents = record ? [toConsignmentNote(record)] : [];
    const title = `Consignment note ${record?.connote?.connoteNumber ?? ''}`;
    const clientId = record?.owner.clientId;
    return this.toFile({ title, clientId }, { kind: 'CONSIGNMENT_NOTE', documents }, actor);
  }

  async manifestSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.getManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = toManifestSummary(manifest, records);
    const paper = { kind: 'MANIFEST_SUMMARY', documents: [document] } as const;
    return this.toFile({ title: document.title, ...manifest.owner }, paper, actor);
  }

  async freightSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.getManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = toFreightSummary(manifest, records);
    const paper = { kind: 'FREIGHT_SUMMARY', documents: [document] } as const;
    return this.toFile({ title: document.title, ...manifest.owner }, paper, actor);
  }

  /** Null without dangerous goods. */
  async dangerousGoods(ids: readonly number[], actor: Actor): Promise<PaperworkFile | null> {
    if (ids.length === 0) return null;
    const records = await this.consignments.find(ids, actor);
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
    return (await this.consignments.owner(id, actor)).clientId;
  }

  async clientOfManifest(id: number, actor: Actor): Promise<number> {
    return (await this.getManifest(id, actor)).owner.clientId;
  }

  /** Paperwork of a test environment is marked on each page and in its file name. */
  private toFile({ title: plain, clientId }: Named, paper: Paper, actor: Actor): PaperworkFile {
    const isTest = isTestClient(clientId);
    const title = isTest ? `${TEST_PREFIX}-${plain}` : plain;
    const open = () => this.renderer.render({ title, paper, isTest }, actor.identity.id);
    return { title, pages: pageCountOf(paper), open };
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
