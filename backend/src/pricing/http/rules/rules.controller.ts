import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  RulesSheetView,
  RulesTrialView,
  RulesView,
  TrialAccountView,
} from '@contracts/views/rules.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../../identity/index.js';
import { RecordIdPipe } from '../../../platform/http/record-id.js';
import { ObjectBody } from '../../../platform/http/validation/object-body.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/idempotency.decorators.js';
import { RulesDesk } from './rules-desk.js';
import { RulesTrialDesk } from './rules-trial-desk.js';
import { TryRulesDto } from './rules-trial.dto.js';
import { RulesOfCustomerDto, RulesOfDto, RulesOwnerDto } from './rules.dto.js';

/** Rules & Fees (docs/api.md, A11); what a body may hold, `readRulesRecord` says. */
@Controller('api/v1/rules')
export class RulesController {
  constructor(
    private readonly desk: RulesDesk,
    private readonly trials: RulesTrialDesk,
  ) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_RULES_FEES')
  override(
    @Query() asked: RulesOfDto,
    @Body(ObjectBody) record: object,
    @CurrentActor() actor: Actor,
  ): Promise<RulesView> {
    return this.desk.override(asked, record, actor);
  }

  @Put()
  @HttpCode(204)
  @RequirePermission('UPDATE_RULES_FEES')
  change(
    @Query() { customerId }: RulesOfCustomerDto,
    @Body(ObjectBody) record: object,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.desk.change(customerId ?? null, record, actor);
  }

  /** What the dialog shows of one record: its rules, whose they are, and the carrier's defaults. */
  @Get()
  @RequirePermission('READ_RULES_FEES')
  sheet(@Query() asked: RulesOwnerDto, @CurrentActor() actor: Actor): Promise<RulesSheetView> {
    return this.desk.sheet(asked, actor);
  }

  /** Whose rate cards a sample can be priced with; declared before `:id`. */
  @Get('trial')
  @RequirePermission('CREATE_RULES_FEES', 'UPDATE_RULES_FEES')
  trialAccounts(
    @Query() asked: RulesOwnerDto,
    @CurrentActor() actor: Actor,
  ): Promise<TrialAccountView[]> {
    return this.trials.accounts(asked, actor);
  }

  /** Prices a sample by rules as they are typed; nothing is saved. */
  @Post('trial')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('CREATE_RULES_FEES', 'UPDATE_RULES_FEES')
  tryRules(
    @Query() asked: RulesOwnerDto,
    @Body() request: TryRulesDto,
    @CurrentActor() actor: Actor,
  ): Promise<RulesTrialView> {
    return this.trials.price(asked, request, actor);
  }

  @Get(':id')
  @RequirePermission('READ_RULES_FEES')
  find(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<RulesView> {
    return this.desk.find(id, actor);
  }
}
