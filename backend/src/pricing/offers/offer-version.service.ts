import { Injectable } from '@nestjs/common';

import { ClientTariffCache } from '../tariffs/client-tariff.cache.js';
import { findRateCardInForce } from './price-service.js';

/** Versions that priced offers of one service for one day. */
export interface PricedVersions {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  /** yyyy-MM-dd */
  readonly dispatchDate: string;
  readonly rateCardVersionId: number | null;
  readonly rulesVersionId: number | null;
}

/** Compares the versions that priced an offer with those that would now. */
@Injectable()
export class OfferVersionService {
  constructor(private readonly tariffs: ClientTariffCache) {}

  /** Returns the `versions` that would no longer price an offer. */
  async listOutdated<Versions extends PricedVersions>(
    clientId: number,
    versions: readonly Versions[],
  ): Promise<Versions[]> {
    const { services } = await this.tariffs.get(clientId);
    return versions.filter((priced) => {
      const tariff = services.find(
        ({ account, service }) =>
          account.id === priced.clientCarrierAccountId &&
          service.id === priced.carrierServiceTypeId,
      );
      const rateCard = findRateCardInForce(tariff?.rateCards ?? [], priced.dispatchDate);
      return (
        rateCard?.id !== priced.rateCardVersionId ||
        tariff?.rulesVersionId !== priced.rulesVersionId
      );
    });
  }
}
