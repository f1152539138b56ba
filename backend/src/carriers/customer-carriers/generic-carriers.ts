import { Injectable } from '@nestjs/common';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
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
 * A generic carrier takes no data and is booked by mail; its connotes have room for any short prefix.
 * Without a lane it asks for a price on application.
 */
const genericCarrier = {
  isDataTransferRequired: false,
  prefixCharacterLength: 5,
  connoteDigitLength: 8,
  allowPoa: true,
} as const;

const onlyService = { serviceType: 'GEN', displayServiceType: 'General' } as const;

/** Carriers that one customer defines for itself (CARRIER-48 to CARRIER-53). */
@Injectable()
export class GenericCarriers {
  constructor(private readonly records: AuditedRecords) {}

  /** The carrier, its one service, and the customer's link to it; answers the link's id. @throws CarrierNameTaken */
  async add({ customerId, name, displayName }: NewGenericCarrier, actor: Actor): Promise<number> {
    const { id } = await this.records
      .create<CustomerCarrier>(CustomerCarrier, actor, async (records) => {
        const { id: carrierId } = await records.insert<Carrier>(Carrier, {
          ...genericCarrier,
          customerId,
          name: `cc_${name.replace(/\s+/gu, '_')}`,
          displayName,
        });
        // Transit times belong to groups of services; a generic carrier is as fast as the first of them.
        const [group] = await records.manager.find(ServiceGroup, { order: { id: 'ASC' }, take: 1 });
        const serviceGroupId = group?.id ?? null;
        await records.insert(CarrierServiceType, { ...onlyService, carrierId, serviceGroupId });
        return records.insert<CustomerCarrier>(CustomerCarrier, { customerId, carrierId });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new CarrierNameTaken() : error;
      });
    return id;
  }
}
