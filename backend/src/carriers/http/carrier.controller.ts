import { Controller, Get, Param, Query } from '@nestjs/common';

import type {
  CarrierListView,
  CarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { WholeNumberPipe } from '../../platform/http/record-id.pipe.js';
import { carrierAdministration, CarrierService } from '../carrier.service.js';
import {
  ClientIdDto,
  ListCarriersDto,
  OptionalSuburbIdDto,
  ServiceTypesDto,
  SuburbIdDto,
} from './carrier-queries.dto.js';
import { CustomerIdDto } from './customer-carrier.dto.js';

/** Carriers for selects (docs/api.md, A11). */
@Controller('api/v1/carrier')
export class CarrierController {
  constructor(private readonly carriers: CarrierService) {}

  @Get('list')
  @RequirePermission('READ_CARRIER')
  list(
    @Query() { sort, permission }: ListCarriersDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierListView> {
    const direction = /,desc$/i.test(sort ?? '') ? 'DESC' : 'ASC';
    return this.carriers.list(permission ?? null, direction, actor);
  }

  @Get('service-type')
  @RequirePermission('READ_CARRIER')
  async listServiceTypes(
    @Query() { displayName }: ServiceTypesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ serviceTypes: ServiceTypeView[] }> {
    return { serviceTypes: await this.carriers.listServiceTypes(displayName ?? null, actor) };
  }

  // declared here because the route with a customer id, the last one, would match it
  @Get('payer-account-carriers')
  @RequirePermission('READ_CLIENT_PAYER_ACCOUNT')
  listForPayers(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ id: number; displayName: string }[]> {
    return this.carriers.listForPayers(clientId, actor);
  }

  @Get('customer-carrier-no-relationship')
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  async listWithoutCustomer(
    @Query() { customerId }: CustomerIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    return { carriers: await this.carriers.listWithoutCustomer(customerId, actor) };
  }

  @Get('no-carrier-zone-suburb-relationship')
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  async listWithoutSuburb(
    @Query() { suburbId }: SuburbIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    return { carriers: await this.carriers.listWithoutSuburb(suburbId, actor) };
  }

  @Get('has-carrier-zone-suburb-relationship')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  async listWithSuburb(
    @Query() { suburbId }: OptionalSuburbIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    return { carriers: await this.carriers.listWithSuburb(suburbId ?? null, actor) };
  }

  @Get(':customerId')
  @RequirePermission(...carrierAdministration)
  async listByCustomer(
    @Param('customerId', WholeNumberPipe) customerId: number,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    return { carriers: await this.carriers.listByCustomer(customerId, actor) };
  }
}
