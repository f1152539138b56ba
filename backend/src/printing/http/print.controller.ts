import { Controller, Get, Header, HttpCode, Param, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { MarkPaperwork } from '../../manifests/index.js';
import { Papers } from '../../paperwork/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.js';
import { DirectPrinting } from '../direct-printing.js';
import { TextErrorFilter } from './text-error.filter.js';

/**
 * Prints paperwork on the caller's own printers (docs/api.md, A6). What was handed over is marked as printed,
 * as what was opened is.
 */
@Controller('api/v1/print')
@RequirePermission('PAPERWORK')
@UseFilters(TextErrorFilter)
export class PrintController {
  constructor(
    private readonly papers: Papers,
    private readonly printing: DirectPrinting,
    private readonly commands: CommandBus,
  ) {}

  @Get('label/con_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async labelsOfConsignment(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const clientId = await this.papers.clientOfConsignment(id, actor);
    await this.printing.print(clientId, await this.papers.labels([id], actor), 'label', actor);
    const opened = { paperworkType: 'LABEL', consignmentIds: [id], manifestId: null } as const;
    await this.commands.execute(new MarkPaperwork(opened, actor));
  }

  @Get('label/man_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async labelsOfManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const clientId = await this.papers.clientOfManifest(id, actor);
    await this.printing.print(
      clientId,
      await this.papers.labelsOfManifest(id, actor),
      'label',
      actor,
    );
    await this.mark(id, 'LABEL', actor);
  }

  @Get('consignment/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async manifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const clientId = await this.papers.clientOfManifest(id, actor);
    await this.printing.print(
      clientId,
      await this.papers.manifestSummary(id, actor),
      'other',
      actor,
    );
    await this.mark(id, 'CONSIGNMENT', actor);
  }

  @Get('freight_summary/man_id/:id')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async freightSummary(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const clientId = await this.papers.clientOfManifest(id, actor);
    await this.printing.print(
      clientId,
      await this.papers.freightSummary(id, actor),
      'other',
      actor,
    );
    await this.mark(id, 'FREIGHT_SUMMARY', actor);
  }

  private async mark(manifestId: number, paperworkType: PaperworkType, actor: Actor) {
    const opened = { paperworkType, consignmentIds: [], manifestId };
    await this.commands.execute(new MarkPaperwork(opened, actor));
  }
}
