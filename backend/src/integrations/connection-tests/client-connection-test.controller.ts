import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';

import type { IntegrationTestView } from '@contracts/views/integration-test.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { TestIntegrationDto } from './client-connection-test.dto.js';
import { ClientConnectionTestService } from './client-connection-test.service.js';

/** Tests of clients' connections (docs/api.md, A10). */
@Controller('api/v1/client-integration')
@IgnoresIdempotencyKey()
export class ClientConnectionTestController {
  constructor(private readonly tests: ClientConnectionTestService) {}

  /** Responds when the test has ended, after 30 seconds at most. */
  @Post(':id/test')
  @HttpCode(200)
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  run(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TestIntegrationDto,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationTestView> {
    return this.tests.run(id, body, actor);
  }
}
