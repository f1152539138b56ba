import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';
import { ONLY_LIVE, type LiveRateMode } from '@contracts/rules/live-rates.js';
import type {
  ExplainedOffersView,
  LiveOfferRequestView,
  LiveOfferView,
  OfferView,
  RejectionView,
} from '@contracts/views/offer.view.js';

import { OutOfScope } from '../../identity/index.js';
import { LiveOfferService } from '../../live-rates/index.js';
import type { Actor } from '../../platform/actor.js';
import {
  cheapestFirst,
  OfferService,
  type PricedOffer,
  type PricedOffers,
  type Shipment,
  toOfferView,
} from '../../pricing/index.js';
import { ConsignmentStreams, type Draft, type Open } from '../domain/consignment.js';
import { toSummary } from '../domain/consignment-record.js';
import { QuoteShipmentFactory } from '../commands/quote-shipment.factory.js';
import { PreviousBookingQueries } from './previous-booking.queries.js';
import { toShipmentView } from './view/stored-offer-view.js';

const permissions = ['CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE'] as const;

/** Whether the actor may request offers for the client. */
export const canQuote = (actor: Actor, clientId: number): boolean =>
  permissions.some((name) => actor.covers(name, { clientId, customerId: null }));

/** Prices a shipment that may be unsaved, and explains which services are left out. */
export class QuoteOffers extends Query<ExplainedOffersView> {
  /** @param liveRates NONE skips live carrier rates */
  constructor(
    readonly request: QuoteOffersRequest,
    readonly actor: Actor,
    readonly liveRates: LiveRateMode | 'NONE' = 'WAIT',
  ) {
    super();
  }
}

@QueryHandler(QuoteOffers)
export class QuoteOffersHandler implements IQueryHandler<QuoteOffers> {
  constructor(
    private readonly shipments: QuoteShipmentFactory,
    private readonly offers: OfferService,
    private readonly live: LiveOfferService,
    private readonly bookings: PreviousBookingQueries,
    private readonly consignments: ConsignmentStreams,
  ) {}

  async execute({ request, actor, liveRates }: QuoteOffers): Promise<ExplainedOffersView> {
    const { clientId } = request;
    if (!canQuote(actor, clientId)) throw new OutOfScope();
    const edited = await this.findEdited(request);
    const content = await this.shipments.build(request, edited?.content);
    const shipment = { clientId, content, connote: edited && toSummary(edited).connote };
    const booked = this.bookings.listCarrierIds(clientId, content.dispatchDate);
    const toView = async () => {
      const carrierIds = await booked;
      return (offer: PricedOffer): LiveOfferView => ({
        ...toOfferView(offer),
        carrierFutileChargeWarning: carrierIds.has(offer.data.carrierId),
      });
    };
    const [priced, view, plan] = await Promise.all([
      this.offers.quote(shipment),
      toView(),
      this.planLive(shipment, liveRates),
    ]);
    // only once the offers from rate cards are calculated
    const live = await plan.run(view);

    const offers = [...priced.offers, ...live.offers].sort(cheapestFirst);
    const shipmentView = toShipmentView(shipment);
    return {
      offers: offers.map((offer): OfferView => ({ ...shipmentView, ...view(offer) })),
      rejections: [...withoutLiveOnlyRejections(priced, liveRates), ...live.rejections],
      hints: [...priced.hints],
      live: live.offerRequest && { ...live.offerRequest, shipment: shipmentView },
    };
  }

  /** The client's consignment being edited; null for a new one. */
  private async findEdited({ id, clientId }: QuoteOffersRequest): Promise<Draft | Open | null> {
    if (!id) return null;
    const { state } = await this.consignments.readUnscoped(id);
    if (state.phase !== 'DRAFT' && state.phase !== 'OPEN') return null;
    return state.owner.clientId === clientId ? state : null;
  }

  private async planLive(shipment: Shipment, liveRates: LiveRateMode | 'NONE'): Promise<LiveRun> {
    if (liveRates === 'NONE') return { run: () => Promise.resolve(emptyLiveResult) };
    const plan = await this.live.plan(shipment);
    if (liveRates === 'WAIT')
      return { run: async () => ({ ...(await this.live.waitFor(plan)), offerRequest: null }) };
    const { live: offerRequest, rejections, run } = await this.live.start(plan);
    return {
      run: (toView) => {
        run(toView);
        return Promise.resolve({ offers: [], rejections, offerRequest });
      },
    };
  }
}

interface LiveResult {
  readonly offers: readonly PricedOffer[];
  readonly rejections: readonly RejectionView[];
  readonly offerRequest: Pick<LiveOfferRequestView, 'askId' | 'pending'> | null;
}

/** Requests the carriers' prices when it is run. */
interface LiveRun {
  readonly run: (toView: (offer: PricedOffer) => LiveOfferView) => Promise<LiveResult>;
}

const emptyLiveResult: LiveResult = { offers: [], rejections: [], offerRequest: null };

/** Drops rejections of live-rated services; the carriers' responses explain them. */
const withoutLiveOnlyRejections = (
  { rejections }: PricedOffers,
  liveRates: LiveRateMode | 'NONE',
) => (liveRates === 'NONE' ? rejections : rejections.filter(({ code }) => code !== ONLY_LIVE));
