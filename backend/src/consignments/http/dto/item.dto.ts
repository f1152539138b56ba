import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import type { ItemView } from '@contracts/views/item.view.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../../platform/http/validation/unknown-fields.js';

/** The longest proper shipping name of the dangerous goods list has 275 characters. */
const MAX_NAME_LENGTH = 300;
const MAX_DANGEROUS_GOODS = 20;

/** As looked up, or as in the dangerous goods of a consignment. */
@MaySendBack<UnNumberView, UnNumberDto>({ subRisk: true, variants: true })
export class UnNumberDto {
  @IsOptional()
  @IsRecordId()
  readonly id: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly hazardClass: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly shippingName: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly typeOfPackaging: string;
}

/** Checks only the form: the domain validates the goods, and a draft may be incomplete. */
export class DangerousGoodDto {
  @IsOptional()
  @ValidateNested()
  @Type(() => UnNumberDto)
  readonly unNumber: UnNumberDto;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly subRisk: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly typeOfPackaging: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly packageDescription: string;

  @IsOptional()
  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly commonName: string;

  @IsOptional()
  @IsIn(['PACKAGED', 'BULK'])
  readonly type: 'PACKAGED' | 'BULK';
}

@MaySendBack<ItemView, ItemDto>({ itemNumber: true, totalWeight: true, totalVolume: true })
export class ItemDto {
  @IsOptional()
  @IsRecordId()
  readonly itemTypeId: number;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly itemTypeName: string;

  @IsOptional()
  @IsRecordId()
  readonly itemTemplateId: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  readonly name: string | null;

  @IsOptional()
  @IsNumber()
  readonly quantity: number;

  /** Metres. */
  @IsOptional()
  @IsNumber()
  readonly length: number;

  @IsOptional()
  @IsNumber()
  readonly width: number;

  @IsOptional()
  @IsNumber()
  readonly height: number;

  /** Kilograms of one piece. */
  @IsOptional()
  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_DANGEROUS_GOODS)
  @ValidateNested({ each: true })
  @Type(() => DangerousGoodDto)
  readonly dangerousGoods: DangerousGoodDto[];
}
