import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import type { Actor } from '../platform/actor.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
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

/** A carrier that a customer adds; its secrets are plain text and sealed before they are stored. */
export interface NewCustomerCarrier extends Connection, Secrets {
  readonly customerId: number;
  readonly carrierId: number;
}

/** Loads and saves carriers, their services and the customers' connections to them. */
@Injectable()
export class CarrierRepository {
  constructor(
    @InjectRepository(Carrier) private readonly carriers: Repository<Carrier>,
    private readonly records: AuditedRepository,
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

  /** Returns the group with that name; adds it if there is none. */
  findOrAddServiceGroup(group: string, actor: Actor): Promise<ServiceGroup> {
    return this.records.change(actor, async (records) => {
      const existing = await records.manager.findOneBy(ServiceGroup, { group });
      return existing ?? records.insert<ServiceGroup>(ServiceGroup, { group });
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
    const secrets = this.sealSecrets({ password, apiKey, difotPassword });
    return this.records.change(actor, (records) =>
      records.insert<CustomerCarrier>(CustomerCarrier, { ...connection, ...secrets }),
    );
  }

  /** Seals all secrets of the record with one salt. */
  private sealSecrets({ password, apiKey, difotPassword }: Secrets) {
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
