import { Controller, Get, Header, HttpCode, Param, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { MarkPaperwork } from '../../manifests/index.js';
import { PaperworkService, type PaperworkFile } from '../../paperwork/index.js';
import { CountsAs } from '../../platform/limits/quota-policies.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { PrintingService, type PrinterUse } from '../printing.service.js';
import { TextErrorFilter } from './text-error.filter.js';

/** A document of a manifest: source, printer and mark. */
interface ManifestPaper {
  readonly read: () => Promise<PaperworkFile>;
  readonly use: PrinterUse;
  readonly paperworkType: PaperworkType;
}

/** Prints paperwork on the user's own printers (docs/api.md, A6), marking it as printed as if it had been opened. */
@CountsAs('papers')
@Controller('api/v1/print')
@RequirePermission('PAPERWORK')
@UseFilters(TextErrorFilter)
export class PrintController {
  constructor(
    private readonly paperwork: PaperworkService,
    private readonly printing: PrintingService,
    private readonly commands: CommandBus,
  ) {}

  @Get('label/con_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async labelsOfConsignment(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const clientId = await this.paperwork.clientOfConsignment(id, actor);
    await this.printing.print(clientId, await this.paperwork.labels([id], actor), 'label', actor);
    const opened = { paperworkType: 'LABEL', consignmentIds: [id], manifestId: null } as const;
    await this.commands.execute(new MarkPaperwork(opened, actor));
  }

  @Get('label/man_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  labelsOfManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const read = () => this.paperwork.labelsOfManifest(id, actor);
    return this.printOfManifest(id, { read, use: 'label', paperworkType: 'LABEL' }, actor);
  }

  @Get('consignment/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  manifest(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    const read = () => this.paperwork.manifestSummary(id, actor);
    return this.printOfManifest(id, { read, use: 'other', paperworkType: 'CONSIGNMENT' }, actor);
  }

  @Get('freight_summary/man_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  freightSummary(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const read = () => this.paperwork.freightSummary(id, actor);
    const paper = { read, use: 'other', paperworkType: 'FREIGHT_SUMMARY' } as const;
    return this.printOfManifest(id, paper, actor);
  }

  private async printOfManifest(
    manifestId: number,
    { read, use, paperworkType }: ManifestPaper,
    actor: Actor,
  ): Promise<void> {
    const clientId = await this.paperwork.clientOfManifest(manifestId, actor);
    await this.printing.print(clientId, await read(), use, actor);
    const opened = { paperworkType, consignmentIds: [], manifestId };
    await this.commands.execute(new MarkPaperwork(opened, actor));
  }
}
