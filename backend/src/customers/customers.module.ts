import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Customers } from './customers.js';
import { Customer } from './records/customer.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Customer])],
  providers: [Customers],
  exports: [Customers],
})
export class CustomersModule {}
