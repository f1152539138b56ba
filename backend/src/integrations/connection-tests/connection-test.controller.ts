import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { IsIn } from 'class-validator';

import {
  connectionTestKinds,
  type ConnectionTestKind,
  type ConnectionTestView,
} from '@contracts/views/connection-test.view.js';

import { CustomerIdDto, SaveCustomerCarrierDto } from '../../carriers/index.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { ConnectionTestService } from './connection-test.service.js';

/** Body of POST /customer-carrier/test. */
export class TestConnectionDto extends SaveCustomerCarrierDto {
  @IsIn(connectionTestKinds, {
    message: 'The kind of test must be ACCOUNT, TRANSFER, BOOKING or FEED',
  })
  readonly kind: ConnectionTestKind;
}

/** Tests of carriers' connections (docs/api.md, A11). */
@Controller('api/v1/customer-carrier/test')
@IgnoresIdempotencyKey()
export class ConnectionTestController {
  constructor(private readonly tests: ConnectionTestService) {}

  /** Responds when the test has ended, after 30 seconds at most. */
  @Post()
  @HttpCode(200)
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  run(
    @Query() { customerId }: CustomerIdDto,
    @Body() body: TestConnectionDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConnectionTestView> {
    return this.tests.run(customerId, body, actor);
  }
}
