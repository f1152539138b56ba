import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import type { TrialItemRequest, TryRulesRequest } from '@contracts/requests/try-rules.request.js';
import { addressClasses, type AddressClass } from '@contracts/rules/address.js';
import { consignmentLimits, itemLimits } from '@contracts/rules/consignment.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

/** Sizes and weights are validated by the rules of a consignment. */
class TrialItemDto implements TrialItemRequest {
  @IsString()
  @MaxLength(255)
  readonly itemType: string;

  @IsNumber()
  readonly quantity: number;

  @IsNumber()
  readonly length: number;

  @IsNumber()
  readonly width: number;

  @IsNumber()
  readonly height: number;

  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(itemLimits.weight * consignmentLimits.quantity)
  readonly dangerousGoodsWeight?: number | null;
}

/** Body of POST /rules/trial; `parseRulesRecord` validates `record`. */
export class TryRulesDto implements TryRulesRequest {
  @IsRecordId()
  readonly clientCarrierAccountId: number;

  @IsObject()
  readonly record: Record<string, unknown>;

  @IsRecordId()
  readonly senderSuburbId: number;

  @IsRecordId()
  readonly deliverySuburbId: number;

  @IsIn(addressClasses)
  readonly deliveryAddressClass: AddressClass;

  @IsBoolean()
  readonly isTailgateRequired: boolean;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(consignmentLimits.items)
  @ValidateNested({ each: true })
  @Type(() => TrialItemDto)
  readonly items: TrialItemDto[];
}
