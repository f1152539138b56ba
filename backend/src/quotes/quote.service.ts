import { Injectable } from '@nestjs/common';

import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import type { QuoteView } from '@contracts/views/quote.view.js';

import { chosenOffer, QuoteShipmentFactory } from '../consignments/index.js';
import { assertInScope, OutOfScope, type Actor } from '../identity/index.js';
import { OfferConfirmationService } from '../live-rates/index.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import { Clock } from '../platform/clock.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { NoOfferSelected, QuoteTitleMissing } from './quote.errors.js';
import { toQuoteView } from './quote.mapper.js';
import { QuoteRepository } from './quote.repository.js';
import { Quote } from './records/quote.entity.js';

/**
 * Use cases of saved quotes; checks the client scope. A quote keeps its price; a consignment created from it is priced
 * again.
 */
@Injectable()
export class QuoteService {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly records: AuditedRepository,
    private readonly shipments: QuoteShipmentFactory,
    private readonly offers: OfferConfirmationService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<QuoteView[]> {
    const anyOf = ['READ_CONSIGNMENT', 'CREATE_QUOTE'] as const;
    if (!anyOf.some((name) => actor.covers(name, { clientId, customerId: null })))
      throw new OutOfScope();
    return (await this.quotes.list(clientId)).map(toQuoteView);
  }

  /**
   * @throws OutOfScope, QuoteTitleMissing, NoOfferSelected
   * @throws OfferOutdated when its price has changed, OfferGone when the service is no longer offered
   * @throws OfferUnconfirmed when the carrier does not confirm its own price
   */
  async save({ name, ...request }: SaveQuoteRequest, actor: Actor): Promise<QuoteView> {
    const { clientId } = request;
    assertInScope(actor, 'CREATE_QUOTE', { clientId, customerId: null });
    const title = cleanText(name) ?? '';
    if (title === '') throw new QuoteTitleMissing();
    const chosen = chosenOffer(request);
    if (!chosen) throw new NoOfferSelected();

    const content = await this.shipments.build({ consignmentType: 'QUOTE', ...request });
    const offer = await this.offers.honour({ clientId, content }, chosen);
    const createdAt = this.clock.now();
    const saved = await this.records.create<Quote>(Quote, actor, (records) =>
      this.quotes.insert(records, { clientId, name: title, content, offer, createdAt }),
    );
    return toQuoteView(saved);
  }

  /** @throws RecordNotFound when it does not exist, or is out of scope */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const quote = await this.quotes.find(records, id);
      if (!quote || !actor.covers('DELETE_QUOTE', { clientId: quote.clientId, customerId: null }))
        throw new RecordNotFound(`quote ${id}`);
      await this.quotes.remove(records, quote);
    });
  }
}
