import { Injectable } from '@nestjs/common';

import type { ConsignmentContent, ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import type { Actor } from '../../platform/actor.js';
import { ConnoteNumbers } from '../../prefix-ranges/index.js';
import type { Consignment } from '../domain/consignment.js';
import { needsNumber, piecesToNumber, type AssignedNumber } from '../domain/saving.js';

/** What a consignment is saved with. */
export interface Numbered {
  /** Null where the carrier gives the connote, or where the number is kept. */
  readonly number: AssignedNumber | null;
  /** Null where pieces have no numbers of their own, or keep them. */
  readonly items: ItemNumbersData | null;
}

/** Numbers for consignments and, where their carrier reads those, for each of their pieces. */
@Injectable()
export class Numbering {
  constructor(private readonly numbers: ConnoteNumbers) {}

  async number(
    consignment: Pick<Consignment, 'id' | 'connote' | 'itemNumbers'>,
    { offer, content }: { readonly offer: OfferData; readonly content: ConsignmentContent },
    actor: Actor,
  ): Promise<Numbered> {
    const isForPiecesOnly = !needsNumber(consignment, offer);
    const pieces = piecesToNumber(consignment, offer, content);
    if (isForPiecesOnly && pieces === 0) return { number: null, items: null };

    const { prefixRangeId } = offer.connoteSource;
    const request = {
      clientCarrierAccountId: offer.clientCarrierAccountId,
      consignmentId: consignment.id,
      isForPiecesOnly,
      pieces,
    };
    const { connote, items } = await this.numbers.assign(prefixRangeId, request, actor);
    return { number: connote && { ...connote, prefixRangeId }, items };
  }
}
