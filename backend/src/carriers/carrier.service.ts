import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type {
  CarrierListView,
  CarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import { assertInScope, resolveScope, type Actor } from '../identity/index.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { CarrierAvailabilityQueries, type CarrierViewer } from './carrier-availability.queries.js';
import { CarrierQueries } from './carrier.queries.js';

/** Customer id that requests every carrier instead of one customer's. */
const ALL_CUSTOMERS = -1;

/** Permissions that list a customer's carriers; any one of them is enough. */
export const carrierAdministration: readonly PermissionName[] = [
  'UPDATE_CARRIER_ZONE_SYSTEM',
  'CREATE_CARRIER_ZONE_SYSTEM',
  'READ_CUSTOMER_CARRIER',
];

/** Lists of carriers for selects; checks the caller's scope. */
@Injectable()
export class CarrierService {
  constructor(
    private readonly carriers: CarrierQueries,
    private readonly availability: CarrierAvailabilityQueries,
  ) {}

  /** Lists the carriers in scope; `permission` narrows the scope (GAP-11). */
  async list(
    permission: PermissionName | null,
    direction: 'ASC' | 'DESC',
    actor: Actor,
  ): Promise<CarrierListView> {
    const scope = resolveScope(actor, 'READ_CARRIER', { permission });
    return this.carriers.list(scope, direction);
  }

  async listServiceTypes(displayName: string | null, actor: Actor): Promise<ServiceTypeView[]> {
    const scope = resolveScope(actor, 'READ_CARRIER');
    return this.carriers.listServiceTypes(scope, displayName);
  }

  /** Lists the carriers that a payer account can be with. @throws OutOfScope */
  async listForPayers(
    clientId: number,
    actor: Actor,
  ): Promise<{ id: number; displayName: string }[]> {
    const scope = resolveScope(actor, 'READ_CLIENT_PAYER_ACCOUNT', { clientId });
    const { carriers } = await this.carriers.list(scope, 'ASC');
    return carriers.map(({ id, displayName }) => ({ id, displayName }));
  }

  /** Lists the carriers that the customer could add. @throws OutOfScope */
  async listWithoutCustomer(customerId: number, actor: Actor): Promise<CarrierView[]> {
    assertInScope(actor, 'CREATE_CUSTOMER_CARRIER_ACCOUNT', { clientId: null, customerId });
    return this.availability.listWithoutCustomer(customerId);
  }

  /** Lists the carriers with an open zone priority for the suburb. */
  async listWithoutSuburb(suburbId: number, actor: Actor): Promise<CarrierView[]> {
    const scope = resolveScope(actor, 'CREATE_CARRIER_ZONE_SYSTEM');
    const carriers = await this.availability.listWithoutSuburb(suburbId, scope);
    // Zones of shared carriers belong to all customers: changing them needs an unrestricted scope.
    return carriers.filter((carrier) => scope.isUnrestricted || isGeneric(carrier));
  }

  /** Lists the carriers with a zone for the suburb, or for any suburb if it is null. */
  async listWithSuburb(suburbId: number | null, actor: Actor): Promise<CarrierView[]> {
    const scope = resolveScope(actor, 'UPDATE_CARRIER_ZONE_SYSTEM');
    return this.availability.listWithSuburb(suburbId, scope);
  }

  /** Lists the carriers of one customer; for customer -1, all that are visible to the caller. @throws OutOfScope */
  async listByCustomer(customerId: number, actor: Actor): Promise<CarrierView[]> {
    if (customerId === ALL_CUSTOMERS) return this.availability.listAll(toViewer(actor));
    assertInScope(actor, carrierAdministration, { clientId: null, customerId });
    if (customerId > MAX_ID) throw new RecordNotFound(`customer ${customerId}`);
    return this.availability.listByCustomer(customerId);
  }
}

const isGeneric = ({ customerId }: CarrierView): boolean => customerId !== null;

/** Union of the scopes of the three permissions. */
function toViewer(actor: Actor): CarrierViewer {
  const scopes = carrierAdministration.map((permission) => actor.scopeFor(permission));
  return {
    isUnrestricted: scopes.some(({ isUnrestricted }) => isUnrestricted),
    customerIds: [...new Set(scopes.flatMap(({ customerIds }) => [...customerIds]))],
  };
}
