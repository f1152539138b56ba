import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';

import type { ResetTestEnvironmentRequest } from '@contracts/requests/reset-test-environment.request.js';
import type { TestEnvironmentView, TestMailView } from '@contracts/views/test-environment.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TestEnvironmentService } from '../test-environment.service.js';
import { TestMails } from '../test-mails.js';

class ResetTestEnvironmentDto implements ResetTestEnvironmentRequest {
  @IsRecordId()
  readonly clientId: number;
}

class ListTestMailsDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

/** Test environments of clients (ADR 45). */
@Controller('api/v1/test-environment')
export class TestEnvironmentController {
  constructor(
    private readonly environments: TestEnvironmentService,
    private readonly testMails: TestMails,
  ) {}

  /** The newest emails that the environment would have sent. */
  @Get('mail')
  @RequirePermission('READ_CONSIGNMENT')
  listMails(
    @Query() { clientId }: ListTestMailsDto,
    @CurrentActor() actor: Actor,
  ): Promise<TestMailView[]> {
    return this.testMails.list(clientId, actor);
  }

  /** Replaces this environment with a new one, which keeps its API keys. */
  @Post('reset')
  @HttpCode(200)
  @RequirePermission('CREATE_USER')
  reset(
    @Body() { clientId }: ResetTestEnvironmentDto,
    @CurrentActor() actor: Actor,
  ): Promise<TestEnvironmentView> {
    return this.environments.reset(clientId, actor);
  }
}
