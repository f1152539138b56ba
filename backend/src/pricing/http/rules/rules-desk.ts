import { Injectable } from '@nestjs/common';

import type { RulesSheetView, RulesView } from '@contracts/views/rules.view.js';

import { assertInScope, type Actor } from '../../../identity/index.js';
import { LARGEST_ID } from '../../../platform/http/record-id.js';
import { RecordNotFound } from '../../../platform/record-not-found.js';
import type { RulesFees } from '../../records/rules-fees.entity.js';
import { readRevision, readRulesRecord } from '../../rules/read-rules-record.js';
import { RulesBook, type RulesOwner } from '../../rules/rules-book.js';
import { RulesOwners } from '../../rules/rules-owners.js';
import { RulesSheets } from '../../rules/rules-sheets.js';
import { nearestOwner, type RulesOfDto, type RulesOwnerDto } from './rules.dto.js';

/** Lets people at the Rules & Fees of their own customers and clients only. */
@Injectable()
export class RulesDesk {
  constructor(
    private readonly book: RulesBook,
    private readonly owners: RulesOwners,
    private readonly sheets: RulesSheets,
  ) {}

  /** RULES-34: rules of its own for the nearest record named, over those of the level above. */
  async override(asked: RulesOfDto, body: object, actor: Actor): Promise<RulesView> {
    const permission = 'CREATE_RULES_FEES';
    const { customerId } = asked;
    assertInScope(actor, permission, { clientId: null, customerId });
    const owner = nearestOwner(asked);
    const ownership = await this.owners.find(owner);
    if (ownership?.customerId !== customerId || !actor.covers(permission, ownership))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    const record = readRulesRecord(body);
    return { ...record, id: await this.book.save(owner, record, actor, readRevision(body)) };
  }

  /** RULES-35 */
  async change(customerId: number | null, body: object, actor: Actor): Promise<void> {
    const permission = 'UPDATE_RULES_FEES';
    if (customerId) assertInScope(actor, permission, { clientId: null, customerId });
    const rules = await this.findRules('id' in body ? body.id : null);
    const ownership = await this.owners.find(rules);
    if (!ownership || !actor.covers(permission, ownership))
      throw new RecordNotFound(`rules ${rules.id}`);
    await this.book.save(ownerOf(rules), readRulesRecord(body), actor, readRevision(body));
  }

  /** RULES-57: what holds for the nearest record named. */
  async sheet(asked: RulesOwnerDto, actor: Actor): Promise<RulesSheetView> {
    const owner = nearestOwner(asked);
    const sheet = await this.sheets.find(owner);
    if (!sheet || !actor.covers('READ_RULES_FEES', sheet))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    return sheet;
  }

  async find(id: number, actor: Actor): Promise<RulesView> {
    const rules = await this.findRules(id);
    if (!(await this.mayRead(rules, actor))) throw new RecordNotFound(`rules ${id}`);
    return { ...(await this.book.newest(id)), id };
  }

  /** The defaults of a carrier are read by every customer that works with it. */
  private async mayRead(rules: RulesFees, actor: Actor): Promise<boolean> {
    const ownership = await this.owners.find(rules);
    if (!ownership) return false;
    const readers = rules.level === 'CARRIER' ? await this.owners.customersOf(rules.ownerId) : [];
    return [ownership, ...readers].some((owner) => actor.covers('READ_RULES_FEES', owner));
  }

  private async findRules(id: unknown): Promise<RulesFees> {
    const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
    const rules = isId ? await this.book.find(id) : null;
    if (!rules) throw new RecordNotFound('rules');
    return rules;
  }
}

const ownerOf = ({ level, ownerId }: RulesFees): RulesOwner => ({ level, ownerId });
