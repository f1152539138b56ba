import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type {
  AmendedConsignmentView,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';

import { TakesBody } from '../../platform/http/request.interceptor.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { OperationId, ReservesId } from '../../platform/idempotency/idempotency.interceptor.js';
import { DeleteConsignments } from '../commands/delete-consignments.command.js';
import { RestoreConsignments } from '../commands/restore-consignments.command.js';
import { ResubmitConsignment, SubmitConsignment } from '../commands/submit-consignment.command.js';
import { FindConsignment } from '../queries/find-consignment.query.js';
import { ConsignmentIdsDto } from './dto/consignment-queries.dto.js';
import {
  AmendConsignmentDto,
  CONSIGNMENT_BODY,
  CreateConsignmentDto,
} from './dto/save-consignment.dto.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

/** One consignment: saving, reading, deleting, restoring (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ConsignmentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @TakesBody(CONSIGNMENT_BODY)
  @HttpCode(200)
  @ReservesId('consignment')
  @RequirePermission('CREATE_CONSIGNMENT')
  create(
    @Body() request: CreateConsignmentDto,
    @CurrentActor() actor: Actor,
    @OperationId() operationId?: string,
  ): Promise<CreatedConsignmentView> {
    return this.commands.execute(new SubmitConsignment(request, actor, operationId));
  }

  @Put()
  @TakesBody(CONSIGNMENT_BODY)
  @EditsNoVersion('compares the revision of its stream')
  @RequirePermission('UPDATE_CONSIGNMENT')
  amend(
    @Body() request: AmendConsignmentDto,
    @CurrentActor() actor: Actor,
  ): Promise<AmendedConsignmentView> {
    return this.commands.execute(new ResubmitConsignment(request, actor));
  }

  @Delete()
  @EditsNoVersion('decided by the aggregate on its state')
  @HttpCode(204)
  @RequirePermission('UPDATE_CONSIGNMENT')
  remove(@Query() { ids }: ConsignmentIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.commands.execute(new DeleteConsignments(ids, actor));
  }

  @Patch('restore')
  @EditsNoVersion('decided by the aggregate on its state')
  @HttpCode(204)
  @RequirePermission('UPDATE_CONSIGNMENT')
  restore(@Query() { ids }: ConsignmentIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.commands.execute(new RestoreConsignments(ids, actor));
  }

  @Get(':conId')
  @RequirePermission('READ_CONSIGNMENT')
  find(
    @Param('conId', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentView> {
    return this.queries.execute(new FindConsignment(id, actor));
  }
}
