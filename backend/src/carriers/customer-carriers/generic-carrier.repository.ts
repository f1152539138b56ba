import { Injectable } from '@nestjs/common';

import { IsNull } from 'typeorm';
import { transferTypes } from '@contracts/rules/carrier-connection.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { assertNameFree } from '../../platform/database/unique-name.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import { Carrier } from '../records/carrier.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { ServiceGroup } from '../records/service-group.entity.js';
import { CarrierNameTaken } from './customer-carrier.errors.js';

export interface NewGenericCarrier {
  readonly customerId: number;
  readonly name: string;
  readonly displayName: string;
}

/**
 * Defaults of a generic carrier: data transfer by any method if one is set up, booking by email, prefixes of up to 5
 * characters, and POA offers where its rate card has no lane.
 */
const genericCarrier = {
  isDataTransferRequired: false,
  dataTransferOptions: [...transferTypes],
  prefixCharacterLength: 5,
  connoteDigitLength: 8,
  allowPoa: true,
};

const defaultService = { serviceType: 'GEN', displayServiceType: 'General' } as const;

/** Saves the carriers that customers define for themselves (CARRIER-48 to CARRIER-53). */
@Injectable()
export class GenericCarrierRepository {
  constructor(private readonly records: AuditedRepository) {}

  /**
   * Adds the carrier with its one service and connects the customer; returns the customer carrier's id.
   * @throws CarrierNameTaken, NameTaken for the display name
   */
  async add({ customerId, name, displayName }: NewGenericCarrier, actor: Actor): Promise<number> {
    const { id } = await this.records
      .create<CustomerCarrier>(CustomerCarrier, actor, async (records) => {
        await assertNameFree<Carrier>(records.manager, {
          type: Carrier,
          field: 'displayName',
          name: displayName,
          among: [{ customerId }, { customerId: IsNull() }],
        });
        const { id: carrierId } = await records.insert<Carrier>(Carrier, {
          ...genericCarrier,
          customerId,
          name: `cc_${name.replace(/\s+/gu, '_')}`,
          displayName,
        });
        // Transit times are set per service group; a generic carrier takes those of the first group.
        const [group] = await records.manager.find(ServiceGroup, { order: { id: 'ASC' }, take: 1 });
        const serviceGroupId = group?.id ?? null;
        await records.insert(CarrierServiceType, { ...defaultService, carrierId, serviceGroupId });
        return records.insert<CustomerCarrier>(CustomerCarrier, { customerId, carrierId });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new CarrierNameTaken() : error;
      });
    return id;
  }
}
