import { Module } from '@nestjs/common';

import { ClientsModule } from '../../clients/index.js';
import { ImportsModule } from '../../imports/index.js';
import { OrderPushController } from './order-push.controller.js';
import { OrderPushService } from './order-push.service.js';

/** Files of orders pushed by programs, in the HTTP process. */
@Module({
  imports: [ClientsModule, ImportsModule],
  controllers: [OrderPushController],
  providers: [OrderPushService],
})
export class OrderPushModule {}
