import { Module } from '@nestjs/common';

import { CarriersModule } from '../../carriers/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { ConnectionTestController } from './connection-test.controller.js';
import { ConnectionTestService } from './connection-test.service.js';
import { ConnectionTester } from './connection-tester.js';

/** Tests of carriers' connections, in the HTTP process: whoever tests waits for the answer. */
@Module({
  imports: [CarriersModule, NotificationsModule],
  controllers: [ConnectionTestController],
  providers: [ConnectionTester, ConnectionTestService],
})
export class ConnectionTestsModule {}
