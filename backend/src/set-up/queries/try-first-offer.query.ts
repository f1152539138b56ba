import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource, IsNull } from 'typeorm';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { FirstOfferView } from '@contracts/views/set-up.view.js';

import { Address, Locality, toAddressData } from '../../address-book/index.js';
import { Client } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { OfferService, type PricedOffers } from '../../pricing/index.js';
import {
  capitals,
  oneForEachCapital,
  outcomeOf,
  trialContent,
} from '../domain/trial-consignment.js';

/**
 * Checks whether a client could send one carton to the capitals today, using real prices.
 * @throws OutOfScope, RecordNotFound
 */
export class TryFirstOffer extends Query<FirstOfferView> {
  constructor(
    readonly clientId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(TryFirstOffer)
export class TryFirstOfferHandler implements IQueryHandler<TryFirstOffer> {
  constructor(
    private readonly database: DataSource,
    private readonly offers: OfferService,
    private readonly clock: Clock,
  ) {}

  async execute({ clientId, actor }: TryFirstOffer): Promise<FirstOfferView> {
    const client = await this.database
      .getRepository(Client)
      .findOneBy({ id: clientId, removedAt: IsNull() });
    assertInScope(actor, 'READ_CLIENT', { clientId, customerId: client?.customerId ?? null });
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    const capitalSuburbs = await this.findCapitals();
    const sender = await this.findSender(clientId);
    const quotes = sender ? await this.quoteAll(clientId, sender, capitalSuburbs) : [];
    return { ...outcomeOf(quotes), capitalCount: capitalSuburbs.length };
  }

  private quoteAll(
    clientId: number,
    sender: AddressData,
    capitalSuburbs: readonly Locality[],
  ): Promise<PricedOffers[]> {
    const dispatchDate =
      DateTime.fromJSDate(this.clock.now(), { zone: 'Australia/Sydney' }).toISODate() ?? '';
    return Promise.all(
      capitalSuburbs.map((suburb) => {
        const content: ConsignmentContent = trialContent({ sender, suburb, dispatchDate });
        return this.offers.quote({ clientId, content });
      }),
    );
  }

  private async findSender(clientId: number): Promise<AddressData | null> {
    const address = await this.database.getRepository(Address).findOne({
      where: { clientId, isDefault: true, status: 'VALID' },
      relations: { locality: true },
    });
    return address && toAddressData(address);
  }

  private async findCapitals(): Promise<Locality[]> {
    const where = capitals.map(([name, postcode]) => ({ name, postcode }));
    return oneForEachCapital(await this.database.getRepository(Locality).find({ where }));
  }
}
