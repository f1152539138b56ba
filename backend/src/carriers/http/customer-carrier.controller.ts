import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { CarrierCutOffView, CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CustomerCarrierService } from '../customer-carriers/customer-carrier.service.js';
import {
  CustomerIdDto,
  CutOffDto,
  CustomerCarrierIdDto,
  GenericCarrierDto,
  ListCustomerCarriersDto,
  SaveCustomerCarrierDto,
} from './customer-carrier.dto.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Carriers that customers work with and how they connect to them (docs/api.md, A11). */
@Controller('api/v1/customer-carrier')
export class CustomerCarrierController {
  constructor(private readonly customerCarriers: CustomerCarrierService) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER')
  async list(
    @Query() query: ListCustomerCarriersDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ customerCarriers: CustomerCarrierView[] }> {
    return { customerCarriers: await this.customerCarriers.list(query, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  add(
    @Query() { customerId }: CustomerIdDto,
    @Body() body: SaveCustomerCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.customerCarriers.add(customerId, body, actor);
  }

  @Put()
  @EditsRecord('CustomerCarrier', 'id')
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  change(
    @Query() { customerId }: CustomerIdDto,
    @Body() body: SaveCustomerCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.customerCarriers.change(customerId, body, actor);
  }

  @Delete(':id')
  @EditsRecord('CustomerCarrier', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER_CARRIER_ACCOUNT')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.customerCarriers.remove(id, actor);
  }

  @Post('generic')
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOM_CARRIER')
  addGeneric(
    @Query() { customerId }: CustomerIdDto,
    @Body() { name, displayName }: GenericCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierView> {
    return this.customerCarriers.addGeneric({ customerId, name, displayName }, actor);
  }

  @Post('cut-off')
  @EditsRecord('CustomerCarrier', 'id', 'customerCarrierId')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_CUT_OFF')
  addCutOff(
    @Query() { customerCarrierId }: CustomerCarrierIdDto,
    @Body() body: CutOffDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierCutOffView> {
    return this.customerCarriers.setCutOff(customerCarrierId, body, {
      permission: 'CREATE_CARRIER_CUT_OFF',
      actor,
    });
  }

  @Put('cut-off')
  @EditsRecord('CustomerCarrier', 'id', 'customerCarrierId')
  @RequirePermission('UPDATE_CARRIER_CUT_OFF')
  changeCutOff(
    @Query() { customerCarrierId }: CustomerCarrierIdDto,
    @Body() body: CutOffDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierCutOffView> {
    return this.customerCarriers.setCutOff(customerCarrierId, body, {
      permission: 'UPDATE_CARRIER_CUT_OFF',
      actor,
    });
  }
}
