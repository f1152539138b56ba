import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import type { QuoteView } from '@contracts/views/quote.view.js';

import { chosenOffer, QuoteShipments } from '../consignments/index.js';
import { assertInScope, OutOfScope, type Actor } from '../identity/index.js';
import { AuditedRecords } from '../platform/audit/audited-records.js';
import { Clock } from '../platform/clock.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { Offers } from '../pricing/index.js';
import { NoOfferSelected, QuoteTitleMissing } from './quote.errors.js';
import { toQuoteView } from './quote-view.js';
import { Quote } from './records/quote.entity.js';

/** Older ones are hardly of use: their prices have changed. */
const MOST_LISTED = 500;

/** Quotes that clients keep. A quote says what an offer was; opening it as a consignment prices again. */
@Injectable()
export class Quotes {
  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    private readonly records: AuditedRecords,
    private readonly shipments: QuoteShipments,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<QuoteView[]> {
    const readers = ['READ_CONSIGNMENT', 'CREATE_QUOTE'] as const;
    if (!readers.some((name) => actor.covers(name, { clientId, customerId: null })))
      throw new OutOfScope();
    const found = await this.quotes.find({
      where: { clientId },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
    return found.map(toQuoteView);
  }

  /**
   * @throws OutOfScope, QuoteTitleMissing, NoOfferSelected
   * @throws OfferOutdated when the offer costs something else by now, OfferGone when there is none any more
   */
  async save({ name, ...request }: SaveQuoteRequest, actor: Actor): Promise<QuoteView> {
    const { clientId } = request;
    assertInScope(actor, 'CREATE_QUOTE', { clientId, customerId: null });
    const title = cleanText(name) ?? '';
    if (title === '') throw new QuoteTitleMissing();
    const chosen = chosenOffer(request);
    if (!chosen) throw new NoOfferSelected();

    const content = await this.shipments.read({ consignmentType: 'QUOTE', ...request });
    const offer = await this.offers.honour({ clientId, content }, chosen);
    const createdAt = this.clock.now();
    const saved = await this.records.create<Quote>(Quote, actor, (records) =>
      records.insert<Quote>(Quote, { clientId, name: title, content, offer, createdAt }),
    );
    return toQuoteView(saved);
  }

  /** @throws RecordNotFound when it does not exist, or is out of reach */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const quote = await records.manager.findOneBy(Quote, { id });
      if (!quote || !actor.covers('DELETE_QUOTE', { clientId: quote.clientId, customerId: null }))
        throw new RecordNotFound(`quote ${id}`);
      await records.remove(Quote, quote);
    });
  }
}
