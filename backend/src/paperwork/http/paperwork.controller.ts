import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';

import { RecordIdPipe } from '../../platform/http/record-id.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  emptyManifest,
  evolveManifestRecord,
  ManifestStories,
  type ManifestRecord,
} from '../../manifests/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { freightSummary } from '../documents/freight-summary.document.js';
import { manifestSummary } from '../documents/manifest-summary.document.js';
import { OpenManifestMembers } from '../queries/open-manifest-members.js';
import { PaperConsignments } from '../queries/paper-consignments.js';
import { labelPage } from '../rendering/label.page.js';
import { freightSummaryPages, manifestSummaryPages } from '../rendering/manifest-paper.js';
import { renderPdf, type DrawPage, type PdfFormat } from '../rendering/pdf.js';
import { LabelIdsDto } from './label-ids.dto.js';

/** Paperwork as PDF (docs/api.md, A6 and A13). Reading it marks nothing: the browser says what was opened. */
@Controller('api/v1/paperwork')
@RequirePermission('PAPERWORK')
export class PaperworkController {
  constructor(
    private readonly consignments: PaperConsignments,
    private readonly manifests: ManifestStories,
    private readonly openManifests: OpenManifestMembers,
  ) {}

  @Get('label/con_id/:id')
  @Header('Cache-Control', 'no-store')
  labelsOfConsignment(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.labels([id], actor);
  }

  @Get('label/man_id/:id')
  @Header('Cache-Control', 'no-store')
  async labelsOfManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.labels(memberIds(await this.findManifest(id, actor)), actor);
  }

  @Get('label/open_man_id/:id')
  @Header('Cache-Control', 'no-store')
  @ReadsFrom('consignment-list')
  async labelsOfOpenManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.labels(await this.openManifests.find(id, actor), actor);
  }

  @Get('label')
  @Header('Cache-Control', 'no-store')
  labelsOfMany(
    @Query() { ids }: LabelIdsDto,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.labels(ids, actor);
  }

  @Get('consignment/:id')
  @Header('Cache-Control', 'no-store')
  async manifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const manifest = await this.findManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = manifestSummary(manifest, records);
    return pdf({ ...landscape, title: document.title }, manifestSummaryPages(document));
  }

  @Get('freight_summary/man_id/:id')
  @Header('Cache-Control', 'no-store')
  async freightSummary(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const manifest = await this.findManifest(id, actor);
    const records = await this.consignments.find(memberIds(manifest), actor);
    const document = freightSummary(manifest, records);
    return pdf({ ...landscape, title: document.title }, freightSummaryPages(document));
  }

  /** @throws RecordNotFound */
  private async findManifest(id: number, actor: Actor): Promise<ManifestRecord> {
    const story = await this.manifests.read(id, { actor, permission: 'PAPERWORK' });
    return story.reduce(evolveManifestRecord, emptyManifest);
  }

  private async labels(ids: readonly number[], actor: Actor): Promise<StreamableFile> {
    const labels = await this.consignments.labels(ids, actor);
    const title = ids.length === 1 ? `Labels ${labels[0]?.connoteNumber ?? ''}` : 'Labels';
    return pdf({ size: 'A6', title }, labels.map(labelPage));
  }
}

const memberIds = ({ consignments }: ManifestRecord): number[] => consignments.map(({ id }) => id);

const landscape = { size: 'A4', layout: 'landscape' } as const;

const pdf = (format: PdfFormat, pages: readonly DrawPage[]): StreamableFile =>
  new StreamableFile(renderPdf(format, pages), {
    type: 'application/pdf',
    disposition: `inline; filename="${format.title.replace(/[^\w -]/g, '')}.pdf"`,
  });
