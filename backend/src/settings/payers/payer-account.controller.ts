import { Body, Controller, Delete, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';

import { settingsRefusals, settingsTexts as texts } from '@contracts/texts/settings.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { Cleaned } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { RecordOfClientDto } from '../http/of-client.dto.js';
import { Goods } from '../goods.js';
import { PayerAccounts, type PayerAccountView } from '../payer-accounts.js';

class CarrierIdDto {
  @IsRecordId({ message: texts.carrierMissing })
  readonly id: number;
}

/** Body of POST (with the id 0) and PUT /client-payer-account. */
class PayerAccountDto {
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsRecordId({ message: settingsRefusals.clientMissing })
  readonly clientId: number;

  @IsDefined({ message: texts.carrierMissing })
  @ValidateNested()
  @Type(() => CarrierIdDto)
  readonly carrier: CarrierIdDto;

  @Cleaned()
  @MaxLength(45, { message: settingsRefusals.textTooLong })
  @IsString({ message: texts.accountNumberMissing })
  readonly accountNumber: string;

  @IsIn(['RECEIVER', 'THIRD_PARTY'], { message: texts.whoPaysMissing })
  readonly whoPays: 'RECEIVER' | 'THIRD_PARTY';

  @Cleaned()
  @MaxLength(255, { message: settingsRefusals.textTooLong })
  @IsString({ message: texts.descriptionMissing })
  readonly description: string;
}

/** Whose account with a carrier pays instead of the client's (docs/api.md, A8). */
@Controller('api/v1/client-payer-account')
export class PayerAccountController {
  constructor(
    private readonly accounts: PayerAccounts,
    private readonly goods: Goods,
  ) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_PAYER_ACCOUNT')
  async add(
    @Body() account: PayerAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<PayerAccountView> {
    const { clientId } = account;
    assertInScope(actor, 'CREATE_CLIENT_PAYER_ACCOUNT', { clientId, customerId: null });
    await this.goods.assertClient(clientId);
    return this.accounts.addFor(clientId, toWritten(account), actor);
  }

  @Put()
  @RequirePermission('UPDATE_CLIENT_PAYER_ACCOUNT')
  change(
    @Body() account: PayerAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<PayerAccountView> {
    const { clientId } = account;
    assertInScope(actor, 'UPDATE_CLIENT_PAYER_ACCOUNT', { clientId, customerId: null });
    return this.accounts.change({ clientId, id: account.id ?? 0 }, toWritten(account), actor);
  }

  @Delete()
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_PAYER_ACCOUNT')
  remove(
    @Query() { id, clientId }: RecordOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    assertInScope(actor, 'DELETE_CLIENT_PAYER_ACCOUNT', { clientId, customerId: null });
    return this.accounts.remove({ clientId, id }, actor);
  }
}

const toWritten = ({ carrier, accountNumber, whoPays, description }: PayerAccountDto) => ({
  carrierId: carrier.id,
  accountNumber,
  whoPays,
  description,
});
