import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import type { SealedSecret } from '../../platform/secrets/secret-box.js';
import {
  SecretRevealService,
  type SecretSource,
} from '../../platform/secrets/secret-reveal.service.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';

const secretFields = ['password', 'apiKey', 'difotPassword'] as const;

/** Finds the customer carrier that a stored secret belongs to (CARRIER-32). */
@Injectable()
export class CustomerCarrierSecretSource implements OnModuleInit {
  constructor(
    @InjectRepository(CustomerCarrier)
    private readonly customerCarriers: Repository<CustomerCarrier>,
    private readonly storedSecrets: SecretRevealService,
  ) {}

  onModuleInit(): void {
    this.storedSecrets.register((sealed) => this.find(sealed));
  }

  private async find({ ciphertext, salt }: SealedSecret): Promise<SecretSource | null> {
    const candidates = secretFields.map((field) => ({
      [field]: ciphertext,
      salt,
      withdrawnAt: IsNull(),
    }));
    const record = await this.customerCarriers.findOneBy(candidates);
    if (!record) return null;
    return {
      type: CustomerCarrier,
      id: record.id,
      field: secretFields.find((field) => record[field] === ciphertext) ?? 'password',
      permission: 'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
      owner: { clientId: null, customerId: record.customerId },
    };
  }
}
