import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { CarrierCutOffView, CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { CurrentActor, RequirePermission, resolveScope, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.js';
import { FindCustomerCarriers } from '../customer-carriers/find-customer-carriers.js';
import { CustomerCarrierDesk } from './customer-carrier-desk.js';
import {
  CustomerIdDto,
  CutOffDto,
  CutOffOfDto,
  GenericCarrierDto,
  ListCustomerCarriersDto,
  SaveCustomerCarrierDto,
} from './customer-carrier.dto.js';

/** Which carriers a customer works with, and how it reaches them (docs/api.md, A11). */
@Controller('api/v1/customer-carrier')
export class CustomerCarrierController {
  constructor(
    private readonly desk: CustomerCarrierDesk,
    private readonly found: FindCustomerCarriers,
  ) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER')
  async list(
    @Query() asked: ListCustomerCarriersDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ customerCarriers: CustomerCarrierView[] }> {
    const scope = resolveScope(actor, 'READ_CUSTOMER_CARRIER', asked);
    return { customerCarriers: await this.found.list(scope, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  add(
    @Query() { customerId }: CustomerIdDto,
    @Body() body: SaveCustomerCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.desk.add(customerId, body, actor);
  }

  @Put()
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  change(
    @Query() { customerId }: CustomerIdDto,
    @Body() body: SaveCustomerCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.desk.change(customerId, body, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER_CARRIER_ACCOUNT')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.remove(id, actor);
  }

  @Post('generic')
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOM_CARRIER')
  addGeneric(
    @Query() { customerId }: CustomerIdDto,
    @Body() { name, displayName }: GenericCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.desk.addGeneric({ customerId, name, displayName }, actor);
  }

  @Post('cut-off')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_CUT_OFF')
  addCutOff(
    @Query() { customerCarrierId }: CutOffOfDto,
    @Body() body: CutOffDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierCutOffView> {
    return this.desk.setCutOff(customerCarrierId, body, {
      permission: 'CREATE_CARRIER_CUT_OFF',
      actor,
    });
  }

  @Put('cut-off')
  @RequirePermission('UPDATE_CARRIER_CUT_OFF')
  changeCutOff(
    @Query() { customerCarrierId }: CutOffOfDto,
    @Body() body: CutOffDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierCutOffView> {
    return this.desk.setCutOff(customerCarrierId, body, {
      permission: 'UPDATE_CARRIER_CUT_OFF',
      actor,
    });
  }
}
