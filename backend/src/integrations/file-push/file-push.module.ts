import { Module } from '@nestjs/common';

import { ClientsModule } from '../../clients/index.js';
import { IdentityModule } from '../../identity/index.js';
import { ImportsModule } from '../../imports/index.js';
import { AddressPushController } from './address-push.controller.js';
import { OrderPushController } from './order-push.controller.js';
import { FilePushService } from './file-push.service.js';

/** Files of orders and addresses pushed by programs, in the HTTP process. */
@Module({
  imports: [ClientsModule, IdentityModule, ImportsModule],
  controllers: [AddressPushController, OrderPushController],
  providers: [FilePushService],
})
export class FilePushModule {}
