import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { CustomerNameView, CustomerView } from '@contracts/views/organisation.view.js';

import { CurrentActor, RequirePermission, resolveScope, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.js';
import { CustomerDesk } from './customer-desk.js';
import {
  BannerDto,
  CreateCustomerDto,
  CustomerEmailsDto,
  CustomerIdDto,
  ListCustomersDto,
  UpdateCustomerDto,
} from './customer.dto.js';
import { FindCustomers } from './find-customers.js';

/** Customers (docs/api.md, A9). */
@Controller('api/v1/customer')
export class CustomerController {
  constructor(
    private readonly desk: CustomerDesk,
    private readonly customers: FindCustomers,
  ) {}

  @Get()
  @RequirePermission('READ_CUSTOMER', 'UPDATE_CUSTOMER')
  find(
    @Query() { customerId }: CustomerIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerView> {
    return this.desk.find(customerId, ['READ_CUSTOMER', 'UPDATE_CUSTOMER'], actor);
  }

  /** Without READ_CUSTOMER, the names alone. */
  @Get('list')
  @RequirePermission('READ_CUSTOMER', 'SUPER_ADMIN_CONTENT')
  list(
    @Query() query: ListCustomersDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerView[] | CustomerNameView[]> {
    if (!actor.holds('READ_CUSTOMER'))
      return this.customers.names(resolveScope(actor, 'SUPER_ADMIN_CONTENT'));
    const permission = query.permission ?? null;
    return this.customers.list(resolveScope(actor, 'READ_CUSTOMER', { permission }), query);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER')
  add(@Body() customer: CreateCustomerDto, @CurrentActor() actor: Actor): Promise<CustomerView> {
    return this.desk.add(customer, actor);
  }

  @Put()
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  change(
    @Body() { id, name, bookingsEmail, contactEmail }: UpdateCustomerDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.desk.change(id, { name, bookingsEmail, contactEmail }, actor);
  }

  @Put('emails')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  changeEmails(
    @Query() { customerId }: CustomerIdDto,
    @Body() { bookingsEmail, contactEmail }: CustomerEmailsDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.desk.change(customerId, { bookingsEmail, contactEmail }, actor);
  }

  @Put('banner')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER')
  changeBanner(
    @Query() { customerId }: CustomerIdDto,
    @Body() { isBannerActive, bannerMessage = null }: BannerDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.desk.change(customerId, { isBannerActive, bannerMessage }, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.remove(id, actor);
  }
}
