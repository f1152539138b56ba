import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomerRepository } from './customer.repository.js';
import { Customer } from './records/customer.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Customer])],
  providers: [CustomerRepository],
  exports: [CustomerRepository],
})
export class CustomersModule {}
