import { Body, Controller, Delete, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';

import { settingsRejections, settingsTexts as texts } from '@contracts/texts/spec/settings.js';
import type { ClientPayerAccountView } from '@contracts/views/settings.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { ClientRecordIdDto } from '../http/client-id.dto.js';
import { PayerAccountService } from './payer-account.service.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

class CarrierIdDto {
  @IsRecordId({ message: texts.carrierMissing })
  readonly id: number;
}

/** Body of POST (with the id 0) and PUT /client-payer-account. */
class PayerAccountDto {
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;

  @IsDefined({ message: texts.carrierMissing })
  @ValidateNested()
  @Type(() => CarrierIdDto)
  readonly carrier: CarrierIdDto;

  @CleanText()
  @MaxLength(45, { message: settingsRejections.textTooLong })
  @IsString({ message: texts.accountNumberMissing })
  readonly accountNumber: string;

  @IsIn(['RECEIVER', 'THIRD_PARTY'], { message: texts.whoPaysMissing })
  readonly whoPays: 'RECEIVER' | 'THIRD_PARTY';

  @CleanText()
  @MaxLength(255, { message: settingsRejections.textTooLong })
  @IsString({ message: texts.descriptionMissing })
  readonly description: string;
}

/** Accounts of receivers and third parties that pay instead of the client (docs/api.md, A8). */
@Controller('api/v1/client-payer-account')
export class PayerAccountController {
  constructor(private readonly accounts: PayerAccountService) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_PAYER_ACCOUNT')
  add(@Body() dto: PayerAccountDto, @CurrentActor() actor: Actor): Promise<ClientPayerAccountView> {
    return this.accounts.add(dto.clientId, toInput(dto), actor);
  }

  @Put()
  @EditsRecord('ClientPayerAccount', 'id')
  @RequirePermission('UPDATE_CLIENT_PAYER_ACCOUNT')
  change(
    @Body() dto: PayerAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientPayerAccountView> {
    const { clientId, id } = dto;
    return this.accounts.change({ clientId, id: id ?? 0 }, toInput(dto), actor);
  }

  @Delete()
  @EditsRecord('ClientPayerAccount', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_PAYER_ACCOUNT')
  remove(
    @Query() { id, clientId }: ClientRecordIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.accounts.remove({ clientId, id }, actor);
  }
}

const toInput = ({ carrier, accountNumber, whoPays, description }: PayerAccountDto) => ({
  carrierId: carrier.id,
  accountNumber,
  whoPays,
  description,
});
