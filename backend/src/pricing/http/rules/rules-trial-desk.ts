import { Injectable } from '@nestjs/common';

import type { TriedItemRequest, TryRulesRequest } from '@contracts/requests/try-rules.request.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { measureMessage } from '@contracts/rules/measure-messages.js';
import { measureFaults } from '@contracts/rules/measures.js';
import type { RulesTrialView, TrialAccountView } from '@contracts/views/rules.view.js';

import type { Actor } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { InvalidRequest } from '../../../platform/invalid-request.js';
import { RecordNotFound } from '../../../platform/record-not-found.js';
import { prepareRules } from '../../domain/rules/prepare-rules.js';
import { Offers } from '../../offers/offers.js';
import type { PricedContent, PricedEnd } from '../../offers/scene.js';
import { toOfferView } from '../../offers/to-offer-view.js';
import { SuburbPlaces } from '../../places/suburb-places.js';
import { readRulesRecord } from '../../rules/read-rules-record.js';
import { RulesOwners } from '../../rules/rules-owners.js';
import { TrialAccounts, type TrialAccount } from '../../rules/trial-accounts.js';
import { nearestOwner, type RulesOwnerDto } from './rules.dto.js';

const permissions = ['CREATE_RULES_FEES', 'UPDATE_RULES_FEES'] as const;

/** Prices a sample by Rules & Fees that need not be saved, for those who may save them; writes nothing. */
@Injectable()
export class RulesTrialDesk {
  constructor(
    private readonly owners: RulesOwners,
    private readonly trialAccounts: TrialAccounts,
    private readonly places: SuburbPlaces,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  async accounts(asked: RulesOwnerDto, actor: Actor): Promise<TrialAccountView[]> {
    return (await this.accountsBelow(asked, actor)).map(({ clientId: _, ...account }) => account);
  }

  /** @throws RecordNotFound for a record, an account below it or a suburb that is not there for the caller */
  async price(
    asked: RulesOwnerDto,
    request: TryRulesRequest,
    actor: Actor,
  ): Promise<RulesTrialView> {
    const accounts = await this.accountsBelow(asked, actor);
    const account = accounts.find(({ id }) => id === request.clientCarrierAccountId);
    if (!account) throw new RecordNotFound(`client account ${request.clientCarrierAccountId}`);
    assertMeasures(request);
    const { offers, rejections, hints } = await this.offers.tryRules({
      clientId: account.clientId,
      clientCarrierAccountId: account.id,
      rules: prepareRules(readRulesRecord(request.record)),
      content: await this.contentOf(request),
    });
    return { offers: offers.map(toOfferView), rejections: [...rejections], hints: [...hints] };
  }

  private async accountsBelow(asked: RulesOwnerDto, actor: Actor): Promise<TrialAccount[]> {
    const owner = nearestOwner(asked);
    const ownership = await this.owners.find(owner);
    if (!ownership || !permissions.some((name) => actor.covers(name, ownership)))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    return this.trialAccounts.below(owner);
  }

  /** As a quick quote from today on. */
  private async contentOf(request: TryRulesRequest): Promise<PricedContent> {
    const [sender, receiver] = await Promise.all([
      this.end(request.senderSuburbId),
      this.end(request.deliverySuburbId),
    ]);
    return {
      consignmentType: 'QUOTE',
      dispatchDate: dayAt(sender.suburb?.state, this.clock.now()),
      sender,
      receiver: { ...receiver, addressClass: request.deliveryAddressClass },
      isTailgateRequired: request.isTailgateRequired,
      items: request.items.map(toItem),
    };
  }

  private async end(suburbId: number): Promise<PricedEnd> {
    const { state } = await this.places.find(suburbId);
    if (state === null) throw new RecordNotFound(`suburb ${suburbId}`);
    return { suburb: { id: suburbId, state }, addressClass: 'BUSINESS' };
  }
}

function assertMeasures({ items, isTailgateRequired }: TryRulesRequest): void {
  const faults = items.flatMap((item, index) =>
    measureFaults(item, { isTailgateRequired, isFixedSize: false }).map((fault) => ({
      path: `items.${index}.${fault.measure}`,
      message: measureMessage(fault),
    })),
  );
  if (faults.length > 0) throw new InvalidRequest(faults);
}

const toItem = ({ itemType, dangerousGoodsWeight, ...measures }: TriedItemRequest) => ({
  ...measures,
  itemTypeName: itemType,
  dangerousGoods: dangerousGoodsWeight ? [{ weight: dangerousGoodsWeight }] : [],
});
