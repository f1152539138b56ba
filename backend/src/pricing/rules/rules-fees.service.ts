import { Injectable } from '@nestjs/common';

import type { RulesSheetView, RulesView } from '@contracts/views/rules.view.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { RulesFees } from '../records/rules-fees.entity.js';
import { parseRevision, parseRulesRecord } from './parse-rules-record.js';
import { CarrierDefaultNotRemovable } from './rules.errors.js';
import { RulesFeesRepository, type NewRulesVersion } from './rules-fees.repository.js';
import { RulesOwnerQueries } from './rules-owner.queries.js';
import { parseRulesOwner, type RulesOwner, type RulesOwnerIds } from './rules-owner.js';
import { RulesSheetQueries } from './rules-sheet.queries.js';

/** Use cases of Rules & Fees; checks the scope of the record they belong to. */
@Injectable()
export class RulesFeesService {
  constructor(
    private readonly rulesFees: RulesFeesRepository,
    private readonly owners: RulesOwnerQueries,
    private readonly sheets: RulesSheetQueries,
    private readonly records: AuditedRepository,
  ) {}

  /**
   * RULES-34: gives the record of the lowest level given its own rules, which override those of the level above. If it
   * already has some they are changed, which needs the permission to change them.
   */
  async override(
    { customerId, ...ids }: RulesOwnerIds & { readonly customerId: number },
    body: object,
    actor: Actor,
  ): Promise<RulesView> {
    const permission = 'CREATE_RULES_FEES';
    assertInScope(actor, permission, { clientId: null, customerId });
    const owner = parseRulesOwner(ids);
    const ownership = await this.owners.find(owner);
    if (ownership?.customerId !== customerId || !actor.covers(permission, ownership))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    const record = parseRulesRecord(body);
    const canReplace = actor.covers('UPDATE_RULES_FEES', ownership);
    const version = { owner, record, revision: parseRevision(body), canReplace };
    return { ...record, id: await this.save(version, actor) };
  }

  /** RULES-35 */
  async change(customerId: number | null, body: object, actor: Actor): Promise<void> {
    const permission = 'UPDATE_RULES_FEES';
    if (customerId) assertInScope(actor, permission, { clientId: null, customerId });
    const rules = await this.getRules('id' in body ? body.id : null);
    const ownership = await this.owners.find(rules);
    if (!ownership || !actor.covers(permission, ownership))
      throw new RecordNotFound(`rules ${rules.id}`);
    const record = parseRulesRecord(body);
    const version = { owner: toOwner(rules), record, revision: parseRevision(body) };
    await this.save({ ...version, canReplace: true }, actor);
  }

  /** the record follows the level above again; the defaults of a carrier have none above. */
  async drop(id: number, revision: number | null, actor: Actor): Promise<void> {
    const rules = await this.getRules(id);
    const ownership = await this.owners.find(rules);
    if (!ownership || !actor.covers('UPDATE_RULES_FEES', ownership))
      throw new RecordNotFound(`rules ${id}`);
    if (rules.level === 'CARRIER') throw new CarrierDefaultNotRemovable();
    await this.records.change(actor, (records) => this.rulesFees.drop(records, rules, revision));
  }

  /** RULES-57: the rules in force for the record of the lowest level given. */
  async getSheet(ids: RulesOwnerIds, actor: Actor): Promise<RulesSheetView> {
    const owner = parseRulesOwner(ids);
    const sheet = await this.sheets.find(owner);
    if (!sheet || !actor.covers('READ_RULES_FEES', sheet))
      throw new RecordNotFound(`${owner.level} ${owner.ownerId}`);
    return sheet;
  }

  async get(id: number, actor: Actor): Promise<RulesView> {
    const rules = await this.getRules(id);
    if (!(await this.canRead(rules, actor))) throw new RecordNotFound(`rules ${id}`);
    return { ...(await this.rulesFees.getLatest(id)), id };
  }

  /** True when the record has Rules & Fees of its own. */
  existsUnscoped(owner: RulesOwner): Promise<boolean> {
    return this.rulesFees.exists(owner);
  }

  /** Saves a version without a check of the revision. Returns the id of the Rules & Fees. */
  saveUnscoped(owner: RulesOwner, record: RulesRecord, actor: Actor): Promise<number> {
    return this.save({ owner, record, revision: null, canReplace: true }, actor);
  }

  private async save(version: NewRulesVersion, actor: Actor): Promise<number> {
    const addVersion = () =>
      this.records.change(actor, (records) => this.rulesFees.addVersion(records, version));
    try {
      return await addVersion();
    } catch (error) {
      // A concurrent request added the first version of this record, which ours replaces.
      if (isUniqueViolation(error)) return addVersion();
      throw error;
    }
  }

  /** The defaults of a carrier can be read by every customer that uses it. */
  private async canRead(rules: RulesFees, actor: Actor): Promise<boolean> {
    const ownership = await this.owners.find(rules);
    if (!ownership) return false;
    const customers =
      rules.level === 'CARRIER' ? await this.owners.listCustomers(rules.ownerId) : [];
    return [ownership, ...customers].some((owner) => actor.covers('READ_RULES_FEES', owner));
  }

  private async getRules(id: unknown): Promise<RulesFees> {
    const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;
    const rules = isId ? await this.rulesFees.find(id) : null;
    if (!rules) throw new RecordNotFound('rules');
    return rules;
  }
}

const toOwner = ({ level, ownerId }: RulesFees): RulesOwner => ({ level, ownerId });
