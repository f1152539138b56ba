import { Body, Controller, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional } from 'class-validator';

import { MAX_MANIFEST_CONSIGNMENTS } from '@contracts/rules/manifest-group.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request.js';

import {
  CurrentActor,
  RequireEveryPermission,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { TakesBody } from '../../platform/http/request.interceptor.js';
import { OperationId, ReservesId } from '../../platform/idempotency/idempotency.interceptor.js';
import { CreateManifest } from '../commands/create-manifest.command.js';
import { MarkPaperwork } from '../commands/mark-paperwork.command.js';
import { ResendManifests } from '../commands/resend-manifests.command.js';
import { PaperworkMarkDto, ResendDto } from './dto/manifest-queries.dto.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';
import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

export class CreateManifestDto implements CreateManifestRequest {
  @IsArray()
  @ArrayMaxSize(MAX_MANIFEST_CONSIGNMENTS)
  @IsRecordId({ each: true })
  readonly consignmentIds: number[];

  @IsBoolean()
  readonly autoPickupBooking: boolean = false;

  @IsOptional()
  @IsDayOrInstant()
  readonly readyTime?: string | null;

  @IsOptional()
  @IsDayOrInstant()
  readonly closingTime?: string | null;

  @IsOptional()
  @IsBoolean()
  readonly rollover?: boolean;
}

/** Creates and resends manifests, and marks their paperwork as printed (docs/api.md, A3 and A4). */
@Controller('api/v1')
export class ManifestController {
  constructor(private readonly commands: CommandBus) {}

  @Post('manifest')
  @TakesBody({ kilobytes: 64, entries: MAX_MANIFEST_CONSIGNMENTS })
  @HttpCode(200)
  @ReservesId('manifest')
  @RequireEveryPermission('READ_MANIFEST', 'UPDATE_CONSIGNMENT')
  create(
    @Body() request: CreateManifestDto,
    @CurrentActor() actor: Actor,
    @OperationId() operationId?: string,
  ): Promise<CreatedManifestView> {
    return this.commands.execute(new CreateManifest(request, actor, operationId));
  }

  @Post('admin/resend')
  @HttpCode(204)
  @RequirePermission('RESEND_DATA')
  resend(@Query() { manifestIdList }: ResendDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.commands.execute(new ResendManifests(manifestIdList, actor));
  }

  @Put('consignment/paperwork')
  @EditsNoVersion('marking as printed is idempotent')
  @HttpCode(204)
  @RequirePermission('PAPERWORK')
  markPaperwork(@Query() query: PaperworkMarkDto, @CurrentActor() actor: Actor): Promise<void> {
    const { paperworkType, consignmentIds = [], manifestId = null, clientId = null } = query;
    const opened = { paperworkType, consignmentIds, manifestId, clientId };
    return this.commands.execute(new MarkPaperwork(opened, actor));
  }
}
