import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type {
  CarrierListView,
  CarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import {
  assertInScope,
  CurrentActor,
  OutOfScope,
  RequirePermission,
  resolveScope,
  type Actor,
} from '../../identity/index.js';
import { LARGEST_ID } from '../../platform/http/record-id.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CarrierLists } from '../carrier-lists.js';
import { FindCarriers } from '../find-carriers.js';
import {
  ClientIdDto,
  ListCarriersDto,
  MaybeSuburbIdDto,
  ServiceTypesDto,
  SuburbIdDto,
} from './carrier-queries.dto.js';
import { CustomerIdDto } from './customer-carrier.dto.js';

/** Stands for every carrier instead of one customer's. */
const EVERY_CARRIER = -1;

/** Whoever keeps zones or carriers sees which there are. */
const keepers: readonly PermissionName[] = [
  'UPDATE_CARRIER_ZONE_SYSTEM',
  'CREATE_CARRIER_ZONE_SYSTEM',
  'READ_CUSTOMER_CARRIER',
];

/** Carriers for pickers (docs/api.md, A11). */
@Controller('api/v1/carrier')
export class CarrierController {
  constructor(
    private readonly carriers: FindCarriers,
    private readonly lists: CarrierLists,
  ) {}

  @Get('list')
  @RequirePermission('READ_CARRIER')
  list(
    @Query() { sort, permission }: ListCarriersDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierListView> {
    const direction = /,desc$/i.test(sort ?? '') ? 'DESC' : 'ASC';
    const scope = resolveScope(actor, 'READ_CARRIER', { permission: permission ?? null });
    return this.carriers.list(scope, direction);
  }

  @Get('service-type')
  @RequirePermission('READ_CARRIER')
  async listServiceTypes(
    @Query() { displayName }: ServiceTypesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ serviceTypes: ServiceTypeView[] }> {
    const scope = resolveScope(actor, 'READ_CARRIER');
    const serviceTypes = await this.carriers.listServiceTypes(scope, displayName ?? null);
    return { serviceTypes };
  }

  /** Carriers a payer account can be with; in this class because of the route that ends it. */
  @Get('payer-account-carriers')
  @RequirePermission('READ_CLIENT_PAYER_ACCOUNT')
  async listForPayers(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ id: number; displayName: string }[]> {
    const scope = resolveScope(actor, 'READ_CLIENT_PAYER_ACCOUNT', { clientId });
    const { carriers } = await this.carriers.list(scope, 'ASC');
    return carriers.map(({ id, displayName }) => ({ id, displayName }));
  }

  @Get('customer-carrier-no-relationship')
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  async listWithoutCustomer(
    @Query() { customerId }: CustomerIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    const owner = { clientId: null, customerId };
    assertInScope(actor, 'CREATE_CUSTOMER_CARRIER_ACCOUNT', owner);
    return { carriers: await this.lists.withoutCustomer(customerId) };
  }

  @Get('no-carrier-zone-suburb-relationship')
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  async listWithoutSuburb(
    @Query() { suburbId }: SuburbIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    const audience = resolveScope(actor, 'CREATE_CARRIER_ZONE_SYSTEM');
    const carriers = await this.lists.withoutSuburb(suburbId, audience);
    // Zones of shared carriers are everybody's: only whoever reaches all customers changes them.
    return { carriers: carriers.filter((one) => audience.isUnrestricted || isGeneric(one)) };
  }

  @Get('has-carrier-zone-suburb-relationship')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  async listWithSuburb(
    @Query() { suburbId }: MaybeSuburbIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    const audience = resolveScope(actor, 'UPDATE_CARRIER_ZONE_SYSTEM');
    return { carriers: await this.lists.withSuburb(suburbId ?? null, audience) };
  }

  @Get(':customerId')
  @RequirePermission(...keepers)
  async listOfCustomer(
    @Param('customerId', ParseIntPipe) customerId: number,
    @CurrentActor() actor: Actor,
  ): Promise<{ carriers: CarrierView[] }> {
    const owner = { clientId: null, customerId };
    if (customerId === EVERY_CARRIER) return { carriers: await this.lists.all(audienceOf(actor)) };
    if (!keepers.some((permission) => actor.covers(permission, owner))) throw new OutOfScope();
    if (customerId > LARGEST_ID) throw new RecordNotFound(`customer ${customerId}`);
    return { carriers: await this.lists.ofCustomer(customerId) };
  }
}

const isGeneric = ({ customerId }: CarrierView): boolean => customerId !== null;

/** As far as any of the three permissions reaches. */
function audienceOf(actor: Actor) {
  const reaches = keepers.map((permission) => actor.reach(permission));
  return {
    isUnrestricted: reaches.some(({ isUnrestricted }) => isUnrestricted),
    customerIds: [...new Set(reaches.flatMap(({ customerIds }) => [...customerIds]))],
  };
}
