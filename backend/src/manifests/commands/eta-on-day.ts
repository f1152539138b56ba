import { Injectable } from '@nestjs/common';

import type { Consignment } from '../../consignments/index.js';
import { Offers } from '../../pricing/index.js';

/** When a consignment that leaves on another day arrives; its price stays what it was. */
@Injectable()
export class EtaOnDay {
  constructor(private readonly offers: Offers) {}

  /** yyyy-MM-dd; null where the carrier no longer says. */
  async of({ owner, content, offer }: Consignment, dispatchDate: string): Promise<string | null> {
    const { offers } = await this.offers.quote({
      clientId: owner.clientId,
      content: { ...content, dispatchDate },
    });
    const same = offers.find(
      ({ data }) =>
        data.clientCarrierAccountId === offer?.clientCarrierAccountId &&
        data.carrierServiceTypeId === offer.carrierServiceTypeId,
    );
    return same?.data.etaDate ?? null;
  }
}
