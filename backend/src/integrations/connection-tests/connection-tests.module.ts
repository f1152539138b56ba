import { Module } from '@nestjs/common';

import { CarriersModule, ConnectedCarriersModule } from '../../carriers/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { HostKeyController } from '../host-keys/host-key.controller.js';
import { HostKeyService } from '../host-keys/host-key.service.js';
import { HostKeysModule } from '../host-keys/host-keys.module.js';
import { ConnectionTestController } from './connection-test.controller.js';
import { ConnectionTestService } from './connection-test.service.js';
import { ConnectionTester } from './connection-tester.js';
import { PassedTests } from './passed-tests.js';
import { StoredConnections } from './stored-connections.js';

/**
 * Tests of carriers' connections, and host keys of their servers, in the HTTP process: the caller waits for the result.
 */
@Module({
  imports: [CarriersModule, ConnectedCarriersModule, HostKeysModule, NotificationsModule],
  controllers: [ConnectionTestController, HostKeyController],
  providers: [
    ConnectionTester,
    ConnectionTestService,
    HostKeyService,
    PassedTests,
    StoredConnections,
  ],
  exports: [PassedTests],
})
export class ConnectionTestsModule {}
