import { Injectable } from '@nestjs/common';

import {
  initialManifestRecord,
  evolveManifestRecord,
  ManifestEventReader,
  type ManifestRecord,
} from '../manifests/index.js';
import type { Actor } from '../platform/actor.js';
import { consignmentNote } from './documents/consignment-note.document.js';
import { dangerousGoodsDeclaration } from './documents/dangerous-goods.document.js';
import { freightSummary } from './documents/freight-summary.document.js';
import { manifestSummary } from './documents/manifest-summary.document.js';
import { OpenManifestQueries } from './queries/open-manifest.queries.js';
import { PaperworkQueries } from './queries/paperwork.queries.js';
import { consignmentNotePages } from './rendering/consignment-note.pages.js';
import { dangerousGoodsPages } from './rendering/dangerous-goods.pages.js';
import { labelPage } from './rendering/label.page.js';
import { freightSummaryPages, manifestSummaryPages } from './rendering/manifest-summary.pages.js';
import type { PaperPart } from './rendering/paper.js';
import type { PdfFormat } from './rendering/pdf.js';

/** A document ready to render. */
export interface PaperworkFile {
  readonly format: PdfFormat;
  readonly pages: readonly PaperPart[];
}

const portrait = { size: 'A4' } as const;
const landscape = { size: 'A4', layout: 'landscape' } as const;

/**
 * All documents, with permission checks. Each method throws RecordNotFound for what does not exist or is out of
 * scope, and PaperworkNotAvailable while a connote is missing.
 */
@Injectable()
export class PaperworkService {
  constructor(
    private readonly consignments: PaperworkQueries,
    private readonly manifests: ManifestEventReader,
    private readonly openManifests: OpenManifestQueries,
  ) {}

  /** One document, in the order of the ids. @throws TooManyLabels */
  async labels(ids: readonly number[], actor: Actor): Promise<PaperworkFile> {
    const labels = await this.consignments.labels(ids, actor);
    const title = ids.length === 1 ? `Labels ${labels[0]?.connoteNumber ?? ''}` : 'Labels';
    const pages = labels.flatMap(({ ofCarrier, own }): readonly PaperPart[] =>
      ofCarrier ? [ofCarrier] : own.map(labelPage),
    );
    return { format: { size: 'A6', title }, pages };
  }

  async labelsOfManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(memberIds(await this.findManifest(id, actor)), actor);
  }

  async labelsOfOpenManifest(id: number, actor: Actor): Promise<PaperworkFile> {
    return this.labels(await this.openManifests.find(id, actor), actor);
  }

  async consignmentNote(id: number, actor: Actor): Promise<PaperworkFile> {
    const [record] = await this.consignments.find([id], actor);
    const pages = record ? consignmentNotePages(consignmentNote(record)) : [];
    const title = `Consignment note ${record?.connote?.connoteNumber ?? ''}`;
    return { format: { ...portrait, title }, pages };
  }

  async manifestSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.findManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = manifestSummary(manifest, records);
    const { title } = document;
    return { format: { ...landscape, title }, pages: manifestSummaryPages(document) };
  }

  async freightSummary(id: number, actor: Actor): Promise<PaperworkFile> {
    const manifest = await this.findManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = freightSummary(manifest, records);
    const { title } = document;
    return { format: { ...landscape, title }, pages: freightSummaryPages(document) };
  }

  /** Null without dangerous goods. */
  async dangerousGoods(ids: readonly number[], actor: Actor): Promise<PaperworkFile | null> {
    if (ids.length === 0) return null;
    const records = await this.consignments.find(ids, actor);
    const declarations = records.flatMap((record) => dangerousGoodsDeclaration(record) ?? []);
    if (declarations.length === 0) return null;
    const title = 'Dangerous goods declaration';
    return {
      format: { ...landscape, title },
      pages: declarations.flatMap(dangerousGoodsPages),
    };
  }

  async dangerousGoodsOfManifest(id: number, actor: Actor): Promise<PaperworkFile | null> {
    return this.dangerousGoods(memberIds(await this.findManifest(id, actor)), actor);
  }

  /** Client of the consignment. @throws RecordNotFound */
  async clientOfConsignment(id: number, actor: Actor): Promise<number> {
    return (await this.consignments.owner(id, actor)).clientId;
  }

  async clientOfManifest(id: number, actor: Actor): Promise<number> {
    return (await this.findManifest(id, actor)).owner.clientId;
  }

  private async findManifest(id: number, actor: Actor): Promise<ManifestRecord> {
    const story = await this.manifests.read(id, { actor, permission: 'PAPERWORK' });
    return story.reduce(evolveManifestRecord, initialManifestRecord);
  }
}

const memberIds = ({ consignments }: ManifestRecord): number[] => consignments.map(({ id }) => id);
