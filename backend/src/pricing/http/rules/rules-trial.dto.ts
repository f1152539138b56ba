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

import type { TriedItemRequest, TryRulesRequest } from '@contracts/requests/try-rules.request.js';
import { addressClasses, type AddressClass } from '@contracts/rules/address.js';
import { consignmentLimits, itemLimits } from '@contracts/rules/consignment.js';

import { IsRecordId } from '../../../platform/http/record-id.js';

/** Sizes and weights are judged as those of a consignment are. */
class TriedItemDto implements TriedItemRequest {
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

/** Body of POST /rules/trial; what `record` may hold, `readRulesRecord` says. */
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
  @Type(() => TriedItemDto)
  readonly items: TriedItemDto[];
}
