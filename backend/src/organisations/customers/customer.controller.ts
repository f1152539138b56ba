import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { CustomerNameView, CustomerView } from '@contracts/views/organisation.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { customerReaders, CustomerService } from './customer.service.js';
import {
  ApiQuotaDto,
  BannerDto,
  CreateCustomerDto,
  CustomerEmailsDto,
  CustomerIdDto,
  ListCustomersDto,
  UpdateCustomerDto,
} from './customer.dto.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Customers (docs/api.md, A9). */
@Controller('api/v1/customer')
export class CustomerController {
  constructor(private readonly customers: CustomerService) {}

  @Get()
  @RequirePermission(...customerReaders)
  find(
    @Query() { customerId }: CustomerIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerView> {
    return this.customers.get(customerId, actor);
  }

  /** Lists only the names without READ_CUSTOMER. */
  @Get('list')
  @RequirePermission('READ_CUSTOMER', 'SUPER_ADMIN_CONTENT')
  list(
    @Query() query: ListCustomersDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerView[] | CustomerNameView[]> {
    return this.customers.list(query, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER')
  add(@Body() customer: CreateCustomerDto, @CurrentActor() actor: Actor): Promise<CustomerView> {
    return this.customers.add(customer, actor);
  }

  @Put()
  @EditsRecord('Customer', 'id')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  change(
    @Body() { id, name, bookingsEmail, contactEmail }: UpdateCustomerDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.customers.change(id, { name, bookingsEmail, contactEmail }, actor);
  }

  @Put('emails')
  @EditsRecord('Customer', 'id', 'customerId')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  changeEmails(
    @Query() { customerId }: CustomerIdDto,
    @Body() { bookingsEmail, contactEmail }: CustomerEmailsDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.customers.change(customerId, { bookingsEmail, contactEmail }, actor);
  }

  @Put('banner')
  @EditsRecord('Customer', 'id', 'customerId')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  changeBanner(
    @Query() { customerId }: CustomerIdDto,
    @Body() { isBannerActive, bannerMessage = null }: BannerDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.customers.change(customerId, { isBannerActive, bannerMessage }, actor);
  }

  /** For super admins: multiplies the request quotas of the customer's API keys. */
  @Put('api-quota')
  @EditsRecord('Customer', 'id', 'customerId')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  changeApiQuota(
    @Query() { customerId }: CustomerIdDto,
    @Body() { apiQuotaFactor }: ApiQuotaDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.customers.changeApiQuota(customerId, apiQuotaFactor, actor);
  }

  @Delete(':id')
  @EditsRecord('Customer', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.customers.remove(id, actor);
  }
}
