import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import type { Actor } from '../platform/actor.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { CustomerCarrier } from './records/customer-carrier.entity.js';
import { ServiceGroup } from './records/service-group.entity.js';

export type NewCarrier = Partial<Omit<Carrier, 'id' | 'createdAt'>> &
  Pick<Carrier, 'name' | 'displayName' | 'prefixCharacterLength' | 'connoteDigitLength'>;

export type NewServiceType = Omit<CarrierServiceType, 'id' | 'carrier' | 'carrierId'>;

type Connection = Pick<
  CustomerCarrier,
  | 'productAccountNumber'
  | 'transferType'
  | 'server'
  | 'port'
  | 'path'
  | 'username'
  | 'bookingServer'
  | 'difotServer'
  | 'difotPort'
  | 'difotPath'
  | 'difotUsername'
>;

interface Secrets {
  readonly password: string | null;
  readonly apiKey: string | null;
  readonly difotPassword: string | null;
}

/** A carrier a customer begins to work with; secrets in clear, they are sealed before they are kept. */
export interface NewCustomerCarrier extends Connection, Secrets {
  readonly customerId: number;
  readonly carrierId: number;
}

/** Carriers, what they sell, and how customers reach them. */
@Injectable()
export class Carriers {
  constructor(
    @InjectRepository(Carrier) private readonly carriers: Repository<Carrier>,
    private readonly records: AuditedRecords,
    private readonly secrets: SecretBox,
  ) {}

  findByName(name: string): Promise<Carrier | null> {
    return this.carriers.findOneBy({ name });
  }

  add(
    carrier: NewCarrier,
    serviceTypes: readonly NewServiceType[],
    actor: Actor,
  ): Promise<Carrier> {
    return this.records.change(actor, async (records) => {
      const added = await records.insert<Carrier>(Carrier, carrier);
      for (const serviceType of serviceTypes)
        await records.insert(CarrierServiceType, { ...serviceType, carrierId: added.id });
      return added;
    });
  }

  listServiceTypes(carrierId: number): Promise<CarrierServiceType[]> {
    return this.carriers.manager.find(CarrierServiceType, {
      where: { carrierId },
      order: { id: 'ASC' },
    });
  }

  /** The group of that name, made when there is none. */
  serviceGroup(group: string, actor: Actor): Promise<ServiceGroup> {
    return this.records.change(actor, async (records) => {
      const known = await records.manager.findOneBy(ServiceGroup, { group });
      return known ?? records.insert<ServiceGroup>(ServiceGroup, { group });
    });
  }

  findCustomerCarrier(customerId: number, carrierId: number): Promise<CustomerCarrier | null> {
    return this.carriers.manager.findOneBy(CustomerCarrier, {
      customerId,
      carrierId,
      withdrawnAt: IsNull(),
    });
  }

  connect(
    { password, apiKey, difotPassword, ...connection }: NewCustomerCarrier,
    actor: Actor,
  ): Promise<CustomerCarrier> {
    const secrets = this.sealTogether({ password, apiKey, difotPassword });
    return this.records.change(actor, (records) =>
      records.insert<CustomerCarrier>(CustomerCarrier, { ...connection, ...secrets }),
    );
  }

  /** The secrets of one record share its salt. */
  private sealTogether({ password, apiKey, difotPassword }: Secrets) {
    const salt = randomBytes(16).toString('base64');
    const seal = (secret: string | null) =>
      secret === null ? null : this.secrets.seal(secret, salt).ciphertext;
    return {
      password: seal(password),
      apiKey: seal(apiKey),
      difotPassword: seal(difotPassword),
      salt,
    };
  }
}
