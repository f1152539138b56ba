import { Injectable } from '@nestjs/common';

import type { OfferData } from '@contracts/events/offer.data.js';

import type { Actor } from '../../platform/actor.js';
import { ConnoteNumbers } from '../../prefix-ranges/index.js';
import type { Connote } from '../domain/consignment.js';
import { needsNumber, type AssignedNumber } from '../domain/saving.js';

/** Numbers for consignments: none where the carrier gives the connote, or where the number is kept. */
@Injectable()
export class Numbering {
  constructor(private readonly numbers: ConnoteNumbers) {}

  async number(
    consignment: { readonly id: number; readonly connote: Connote | null },
    offer: OfferData,
    actor: Actor,
  ): Promise<AssignedNumber | null> {
    if (!needsNumber(consignment, offer)) return null;
    const { prefixRangeId } = offer.connoteSource;
    const request = {
      clientCarrierAccountId: offer.clientCarrierAccountId,
      consignmentId: consignment.id,
    };
    return { ...(await this.numbers.assign(prefixRangeId, request, actor)), prefixRangeId };
  }
}
