import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  RulesSheetView,
  RulesTrialView,
  RulesView,
  TrialAccountView,
} from '@contracts/views/rules.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { TakesBody } from '../../platform/http/request.interceptor.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ObjectBody } from '../../platform/http/validation/object-body.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import { RulesTrialService } from '../rules/rules-trial.service.js';
import { TryRulesDto } from './rules-trial.dto.js';
import { ChangeRulesDto, DropRulesDto, OverrideRulesDto, RulesOwnerDto } from './rules.dto.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

/** Rules & Fees (docs/api.md, A11); `parseRulesRecord` validates the bodies. */
@Controller('api/v1/rules')
export class RulesController {
  constructor(
    private readonly rules: RulesFeesService,
    private readonly trials: RulesTrialService,
  ) {}

  @Post()
  @TakesBody({ kilobytes: 256 })
  @HttpCode(200)
  @RequirePermission('CREATE_RULES_FEES')
  override(
    @Query() query: OverrideRulesDto,
    @Body(ObjectBody) body: object,
    @CurrentActor() actor: Actor,
  ): Promise<RulesView> {
    return this.rules.override(query, body, actor);
  }

  @Put()
  @TakesBody({ kilobytes: 256 })
  @EditsNoVersion('compares the revision of the rules')
  @HttpCode(204)
  @RequirePermission('UPDATE_RULES_FEES')
  change(
    @Query() { customerId }: ChangeRulesDto,
    @Body(ObjectBody) body: object,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.rules.change(customerId ?? null, body, actor);
  }

  /** Rules of one record with the level they come from, and the defaults of its carrier. */
  @Get()
  @RequirePermission('READ_RULES_FEES')
  sheet(@Query() query: RulesOwnerDto, @CurrentActor() actor: Actor): Promise<RulesSheetView> {
    return this.rules.getSheet(query, actor);
  }

  /** Accounts whose rate cards can price a sample; declared before `:id`. */
  @Get('trial')
  @RequirePermission('CREATE_RULES_FEES', 'UPDATE_RULES_FEES')
  trialAccounts(
    @Query() query: RulesOwnerDto,
    @CurrentActor() actor: Actor,
  ): Promise<TrialAccountView[]> {
    return this.trials.listAccounts(query, actor);
  }

  /** Prices a sample with unsaved rules; saves nothing. */
  @Post('trial')
  @TakesBody({ kilobytes: 256 })
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('CREATE_RULES_FEES', 'UPDATE_RULES_FEES')
  tryRules(
    @Query() query: RulesOwnerDto,
    @Body() body: TryRulesDto,
    @CurrentActor() actor: Actor,
  ): Promise<RulesTrialView> {
    return this.trials.price(query, body, actor);
  }

  @Delete(':id')
  @EditsNoVersion('compares the revision of the rules')
  @HttpCode(204)
  @RequirePermission('UPDATE_RULES_FEES')
  drop(
    @Param('id', RecordIdPipe) id: number,
    @Query() { version }: DropRulesDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.rules.drop(id, version ?? null, actor);
  }

  @Get(':id')
  @RequirePermission('READ_RULES_FEES')
  find(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<RulesView> {
    return this.rules.get(id, actor);
  }
}
