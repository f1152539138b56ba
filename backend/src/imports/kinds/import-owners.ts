import { Injectable } from '@nestjs/common';

import {
  creationPermissions,
  type ImportKind,
  isClientKind,
} from '@contracts/rules/import-kinds.js';

import { ClientRepository } from '../../clients/index.js';
import { type Actor, assertHasPermission } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CarrierZoneQueries, RateCardRepository } from '../../pricing/index.js';
import { assertCanImport, canImport } from '../import-access.js';
import { clientOwner, type ImportOwner } from './import-owner.js';

/** Owner of a file as a request names it: the client, the account of rate cards, or the carrier of zones. */
export interface NamedOwner {
  readonly kind: ImportKind;
  readonly clientId?: number | null | undefined;
  readonly carrierId?: number | null | undefined;
  readonly clientCarrierAccountId?: number | null | undefined;
}

const noOwner = {
  clientId: null,
  customerId: null,
  carrierId: null,
  clientCarrierAccountId: null,
} as const;

/** Finds the owners of imports. */
@Injectable()
export class ImportOwners {
  constructor(
    private readonly clients: ClientRepository,
    private readonly zones: CarrierZoneQueries,
    private readonly rateCards: RateCardRepository,
  ) {}

  /**
   * Owner of a file that the actor may import.
   * @throws PermissionDenied, OutOfScope for a client, RecordNotFound for anything else that is unknown or out of scope
   */
  async resolve(named: NamedOwner, actor: Actor): Promise<ImportOwner> {
    const { kind, clientId, carrierId, clientCarrierAccountId } = named;
    if (isClientKind(kind)) {
      const owner = clientOwner(kind, clientId ?? 0);
      assertCanImport(actor, owner);
      return owner;
    }
    assertHasPermission(actor, creationPermissions[kind]);
    const owner =
      kind === 'CARRIER_ZONE'
        ? await this.ownerOfZones(carrierId ?? 0)
        : await this.ownerOfRates(clientCarrierAccountId ?? 0);
    if (!owner || !canImport(actor, owner))
      throw new RecordNotFound(`${kind} ${carrierId ?? clientCarrierAccountId}`);
    return owner;
  }

  private async ownerOfZones(carrierId: number): Promise<ImportOwner | null> {
    const carrier = await this.zones.findCarrier(carrierId);
    const { customerId } = carrier ?? {};
    if (customerId === undefined) return null;
    return { ...noOwner, kind: 'CARRIER_ZONE', customerId, carrierId };
  }

  private async ownerOfRates(clientCarrierAccountId: number): Promise<ImportOwner | null> {
    const account = await this.rateCards.findAccount(clientCarrierAccountId);
    return account && { ...noOwner, kind: 'RATE_CARD', ...account.owner, clientCarrierAccountId };
  }

  /** Customer whose share its jobs and files use; null for a shared carrier. @throws RecordNotFound once the client is deleted */
  async customerOf({ clientId, customerId }: Pick<ImportOwner, 'clientId' | 'customerId'>) {
    return clientId === null ? customerId : (await this.clients.getActive(clientId)).customerId;
  }

  /** The same for a client that may have been deleted. @throws RecordNotFound for an unknown client */
  async lastCustomerOf({ clientId, customerId }: Pick<ImportOwner, 'clientId' | 'customerId'>) {
    return clientId === null ? customerId : (await this.clients.get(clientId)).customerId;
  }

  /** False once the client is deleted: an import of it that has begun has to end. */
  async isInUse({ clientId }: Pick<ImportOwner, 'clientId'>): Promise<boolean> {
    return clientId === null || (await this.clients.get(clientId)).removedAt === null;
  }
}
