import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';
import type { ExplainedOffersView, OfferView } from '@contracts/views/offer.view.js';

import { OutOfScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { OfferService, toOfferView } from '../../pricing/index.js';
import { QuoteShipmentFactory } from '../commands/quote-shipment.factory.js';
import { PreviousBookingQueries } from './previous-booking.queries.js';
import { toShipmentView } from './view/stored-offer-view.js';

const permissions = ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE'] as const;

/** Prices a shipment that may be unsaved, and explains which services are left out. */
export class QuoteOffers extends Query<ExplainedOffersView> {
  constructor(
    readonly request: QuoteOffersRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(QuoteOffers)
export class QuoteOffersHandler implements IQueryHandler<QuoteOffers> {
  constructor(
    private readonly shipments: QuoteShipmentFactory,
    private readonly offers: OfferService,
    private readonly bookings: PreviousBookingQueries,
  ) {}

  async execute({ request, actor }: QuoteOffers): Promise<ExplainedOffersView> {
    const { clientId } = request;
    if (!permissions.some((name) => actor.covers(name, { clientId, customerId: null })))
      throw new OutOfScope();
    const content = await this.shipments.build(request);

    const [{ offers, rejections, hints }, bookedCarrierIds] = await Promise.all([
      this.offers.quote({ clientId, content }),
      this.bookings.listCarrierIds(clientId, content.dispatchDate),
    ]);
    const shipment = toShipmentView({ clientId, content });
    return {
      offers: offers.map((offer): OfferView => ({
        ...shipment,
        ...toOfferView(offer),
        carrierFutileChargeWarning: bookedCarrierIds.has(offer.data.carrierId),
      })),
      rejections: [...rejections],
      hints: [...hints],
    };
  }
}
