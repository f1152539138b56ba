import { Module } from '@nestjs/common';

import { CarriersModule, ConnectedCarriersModule } from '../../carriers/index.js';
import { ClientsModule } from '../../clients/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { ClientHostKeyController } from '../host-keys/client-host-key.controller.js';
import { HostKeyController } from '../host-keys/host-key.controller.js';
import { HostKeyService } from '../host-keys/host-key.service.js';
import { HostKeysModule } from '../host-keys/host-keys.module.js';
import { ClientConnectionTestController } from './client-connection-test.controller.js';
import { ClientConnectionTestService } from './client-connection-test.service.js';
import { ConnectionTestController } from './connection-test.controller.js';
import { ConnectionTestService } from './connection-test.service.js';
import { ConnectionTester } from './connection-tester.js';
import { PassedTests } from './passed-tests.js';
import { StoredConnections } from './stored-connections.js';

/**
 * Tests of carriers' and clients' connections, and host keys of their servers, in the HTTP process: the caller waits for
 * the result.
 */
@Module({
  imports: [
    CarriersModule,
    ClientsModule,
    ConnectedCarriersModule,
    HostKeysModule,
    NotificationsModule,
  ],
  controllers: [
    ClientConnectionTestController,
    ClientHostKeyController,
    ConnectionTestController,
    HostKeyController,
  ],
  providers: [
    ClientConnectionTestService,
    ConnectionTester,
    ConnectionTestService,
    HostKeyService,
    PassedTests,
    StoredConnections,
  ],
  exports: [PassedTests],
})
export class ConnectionTestsModule {}
