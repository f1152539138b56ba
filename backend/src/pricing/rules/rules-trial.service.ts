import { Injectable } from '@nestjs/common';

import type { TrialItemRequest, TryRulesRequest } from '@contracts/requests/try-rules.request.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { measureMessage, validateMeasures } from '@contracts/rules/measures.js';
import type { RulesTrialView, TrialAccountView } from '@contracts/views/rules.view.js';

import type { Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { prepareRules } from '../domain/rules/prepare-rules.js';
import { OfferService } from '../offers/offer.service.js';
import type { ShipmentContent, RouteEndInput } from '../offers/price-service.js';
import { toOfferView } from '../offers/offer.mapper.js';
import { SuburbCache } from '../zones/suburb.cache.js';
import { parseRulesRecord } from './parse-rules-record.js';
import { RulesOwnerQueries } from './rules-owner.queries.js';
import { parseRulesOwner, type RulesOwnerIds } from './rules-owner.js';
import { TrialAccountQueries, type TrialAccount } from './trial-account.queries.js';

const permissions = ['CREATE_RULES_FEES', 'UPDATE_RULES_FEES'] as const;

/** Prices a sample with unsaved Rules & Fees, for users with a permission to save them; writes nothing. */
@Injectable()
export class RulesTrialService {
  constructor(
    private readonly owners: RulesOwnerQueries,
    private readonly trialAccounts: TrialAccountQueries,
    private readonly suburbs: SuburbCache,
    private readonly offers: OfferService,
    private readonly clock: Clock,
  ) {}

  async listAccounts(ids: RulesOwnerIds, actor: Actor): Promise<TrialAccountView[]> {
    return (await this.accountsInScope(ids, actor)).map(({ clientId: _, ...account }) => account);
  }

  /** @throws RecordNotFound for an unknown suburb, and for a record or account that is unknown or out of scope */
  async price(ids: RulesOwnerIds, request: TryRulesRequest, actor: Actor): Promise<RulesTrialView> {
    const accounts = await this.accountsInScope(ids, actor);
    const account = accounts.find(({ id }) => id === request.clientCarrierAccountId);
    if (!account) throw new RecordNotFound(`client account ${request.clientCarrierAccountId}`);
    assertMeasures(request);
    const { offers, rejections, hints } = await this.offers.quoteWithRules({
      clientId: account.clientId,
      clientCarrierAccountId: account.id,
      rules: prepareRules(parseRulesRecord(request.record)),
      content: await this.toContent(request),
    });
    return { offers: offers.map(toOfferView), rejections: [...rejections], hints: [...hints] };
  }

  private async accountsInScope(ids: RulesOwnerIds, actor: Actor): Promise<TrialAccount[]> {
    const owner = parseRulesOwner(ids);
    const ownership = await this.owners.find(owner);
    if (!ownership || !permissions.some((name) => actor.covers(name, ownership)))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    return this.trialAccounts.list(owner);
  }

  /** Content of a quick quote, dispatched today. */
  private async toContent(request: TryRulesRequest): Promise<ShipmentContent> {
    const [sender, receiver] = await Promise.all([
      this.routeEnd(request.senderSuburbId),
      this.routeEnd(request.deliverySuburbId),
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

  private async routeEnd(suburbId: number): Promise<RouteEndInput> {
    const { state } = await this.suburbs.find(suburbId);
    if (state === null) throw new RecordNotFound(`suburb ${suburbId}`);
    return { suburb: { id: suburbId, state }, addressClass: 'BUSINESS' };
  }
}

function assertMeasures({ items, isTailgateRequired }: TryRulesRequest): void {
  const errors = items.flatMap((item, index) =>
    validateMeasures(item, { isTailgateRequired, isFixedSize: false }).map((error) => ({
      path: `items.${index}.${error.measure}`,
      message: measureMessage(error),
    })),
  );
  if (errors.length > 0) throw new InvalidRequest(errors);
}

const toItem = ({ itemType, dangerousGoodsWeight, ...measures }: TrialItemRequest) => ({
  ...measures,
  itemTypeName: itemType,
  dangerousGoods: dangerousGoodsWeight ? [{ weight: dangerousGoodsWeight }] : [],
});
