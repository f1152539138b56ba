import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomersModule } from '../customers/index.js';
import { Clients } from './clients.js';
import { ClientChoicesController } from './http/client-choices.controller.js';
import { ClientController } from './http/client.controller.js';
import { Client } from './records/client.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Client]), CustomersModule],
  controllers: [ClientController, ClientChoicesController],
  providers: [Clients],
  exports: [Clients],
})
export class ClientsModule {}
