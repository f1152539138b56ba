import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import {
  Carrier,
  CarrierServiceType,
  CustomerCarrier,
  openAdapterSettings,
} from '../../carriers/index.js';
import { Customer } from '../../customers/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';

export type SecretField = 'password' | 'apiKey' | 'difotPassword';

/** Reads stored connections and their related records. */
@Injectable()
export class StoredConnections {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /** Null for a carrier that is not saved yet. @throws RecordNotFound, including for another customer's record */
  async find(customerId: number, id: number | null): Promise<CustomerCarrier | null> {
    if (id === null) return null;
    const record = await this.database
      .getRepository(CustomerCarrier)
      .findOneBy({ id, customerId, withdrawnAt: IsNull() });
    if (!record) throw new RecordNotFound(`carrier ${id}`);
    return record;
  }

  list(customerId: number): Promise<CustomerCarrier[]> {
    return this.database
      .getRepository(CustomerCarrier)
      .findBy({ customerId, withdrawnAt: IsNull() });
  }

  /** @throws RecordNotFound, including for another customer's generic carrier */
  async getCarrier(customerId: number, id: number): Promise<Carrier> {
    const carrier = await this.database.getRepository(Carrier).findOneBy({ id });
    if (!carrier || (carrier.customerId !== null && carrier.customerId !== customerId))
      throw new RecordNotFound(`carrier ${id}`);
    return carrier;
  }

  async getBookingsEmail(customerId: number): Promise<string> {
    const customers = this.database.getRepository(Customer);
    return (await customers.findOneByOrFail({ id: customerId })).bookingsEmail;
  }

  /** Names of the carrier's services, oldest first. */
  async listServiceTypes(carrierId: number): Promise<string[]> {
    const services = await this.database
      .getRepository(CarrierServiceType)
      .find({ where: { carrierId }, order: { id: 'ASC' } });
    return services.map(({ serviceType }) => serviceType);
  }

  /** Settings of the carrier's adapter, secrets included; null while there are none. */
  openAdapterSettings(
    adapter: string,
    record: CustomerCarrier,
  ): ReturnType<typeof openAdapterSettings> {
    return openAdapterSettings(adapter, record, this.secrets);
  }

  /** Whether a secret was entered; blank or a ciphertext, even a replaced one, means the stored secret (CARRIER-38). */
  isEntered(secret: string): boolean {
    return secret !== '' && !this.secrets.isSealed(secret);
  }

  /** Null while it is not set. @throws when its key is no longer configured */
  openSecret(record: CustomerCarrier, field: SecretField): string | null {
    const { [field]: ciphertext, salt } = record;
    return ciphertext === null || !salt ? null : this.secrets.open({ ciphertext, salt });
  }
}
