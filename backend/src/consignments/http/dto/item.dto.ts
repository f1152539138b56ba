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

import { IsRecordId } from '../../../platform/http/record-id.js';

/** The longest proper shipping name of the dangerous goods list has 275 characters. */
const LONGEST_NAME = 300;
const MOST_DANGEROUS_GOODS = 20;

export class UnNumberDto {
  @IsOptional()
  @IsRecordId()
  readonly id: number;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly hazardClass: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly shippingName: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly typeOfPackaging: string;
}

/** Only the form is checked here: whether the goods may travel, the domain says, and a draft may hold less. */
export class DangerousGoodDto {
  @IsOptional()
  @ValidateNested()
  @Type(() => UnNumberDto)
  readonly unNumber: UnNumberDto;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly subRisk: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly typeOfPackaging: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly packageDescription: string;

  @IsOptional()
  @IsNumber()
  readonly weight: number;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly commonName: string;

  @IsOptional()
  @IsIn(['PACKAGED', 'BULK'])
  readonly type: 'PACKAGED' | 'BULK';
}

export class ItemDto {
  readonly itemNumber: number;
  readonly totalWeight: number;
  readonly totalVolume: number;

  @IsOptional()
  @IsRecordId()
  readonly itemTypeId: number;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  readonly itemTypeName: string;

  @IsOptional()
  @IsRecordId()
  readonly itemTemplateId: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
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
  @ArrayMaxSize(MOST_DANGEROUS_GOODS)
  @ValidateNested({ each: true })
  @Type(() => DangerousGoodDto)
  readonly dangerousGoods: DangerousGoodDto[];
}
