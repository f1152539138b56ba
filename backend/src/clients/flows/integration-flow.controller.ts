import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { IntegrationFlowView } from '@contracts/views/integration-flow.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { FlowDto, ListFlowsDto, NewFlowDto, ResendDto } from './integration-flow.dto.js';
import { FlowResendService } from './flow-resend.service.js';
import { IntegrationFlowService } from './integration-flow.service.js';

/** Flows over clients' connections (docs/api.md, A10). */
@Controller('api/v1/integration-flow')
export class IntegrationFlowController {
  constructor(
    private readonly flows: IntegrationFlowService,
    private readonly resends: FlowResendService,
  ) {}

  @Get()
  @RequirePermission('READ_CLIENT_INTEGRATION')
  list(
    @Query() { clientId }: ListFlowsDto,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFlowView[]> {
    return this.flows.list(clientId, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_INTEGRATION')
  add(@Body() flow: NewFlowDto, @CurrentActor() actor: Actor): Promise<IntegrationFlowView> {
    return this.flows.add(flow, actor);
  }

  @Put(':id')
  @EditsRecord('IntegrationFlow', 'id')
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() flow: FlowDto,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFlowView> {
    return this.flows.change(id, flow, actor);
  }

  @Delete(':id')
  @EditsRecord('IntegrationFlow', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_INTEGRATION')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.flows.remove(id, actor);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  pause(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFlowView> {
    return this.flows.setActive(id, false, actor);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  resume(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFlowView> {
    return this.flows.setActive(id, true, actor);
  }

  /** Responds at once; the worker starts within seconds. */
  @Post(':id/run')
  @HttpCode(200)
  @RequirePermission('RUN_INTEGRATION')
  run(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFlowView> {
    return this.flows.run(id, actor);
  }

  /** Responds at once; the worker starts within seconds. */
  @Post(':id/resend')
  @HttpCode(204)
  @RequirePermission('RUN_INTEGRATION')
  resend(
    @Param('id', RecordIdPipe) id: number,
    @Body() request: ResendDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.resends.start(id, request, actor);
  }

  @Post(':id/resend/stop')
  @HttpCode(204)
  @RequirePermission('RUN_INTEGRATION')
  stopResend(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.resends.stop(id, actor);
  }
}
