import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { itemTexts as texts } from '@contracts/texts/spec/items.js';
import { settingsRejections } from '@contracts/texts/spec/settings.js';

import { CleanText, OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const message = texts.dangerousGoodsIncomplete;

class UnNumberDto {
  @IsRecordId({ message })
  readonly id: number;

  @OptionalText(20)
  readonly hazardClass?: string | null;

  @OptionalText(500)
  readonly shippingName?: string | null;
}

export class TemplateDangerousGoodDto {
  @IsObject({ message })
  @ValidateNested()
  @Type(() => UnNumberDto)
  readonly unNumber: UnNumberDto;

  @OptionalText(20, { message: texts.subRisk })
  readonly subRisk?: string | null;

  @OptionalText(20, { message: texts.packagingGroup })
  readonly typeOfPackaging?: string | null;

  @OptionalText(255)
  readonly packageDescription?: string | null;

  @IsNumber({}, { message })
  readonly weight: number;

  @OptionalText(255, { message })
  readonly commonName?: string | null;

  @IsIn(['PACKAGED', 'BULK'], { message })
  readonly type: 'PACKAGED' | 'BULK';
}

class ItemTypeIdDto {
  @IsRecordId({ message: settingsRejections.itemTypeUnknown })
  readonly id: number;
}

/** Body of POST and PUT /item/template. */
export class ItemTemplateDto {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;

  @CleanText()
  @MaxLength(255, { message: settingsRejections.textTooLong })
  @IsString({ message: texts.name })
  readonly name: string;

  @IsNumber({}, { message: texts.quantity })
  readonly quantity: number;

  @IsNumber({}, { message: 'length must be a number' })
  readonly length: number;

  @IsNumber({}, { message: 'width must be a number' })
  readonly width: number;

  @IsNumber({}, { message: 'height must be a number' })
  readonly height: number;

  @IsNumber({}, { message: 'weight must be a number' })
  readonly weight: number;

  /** Alternative to `itemType` with the id. */
  @IsOptional()
  @IsRecordId({ message: settingsRejections.itemTypeUnknown })
  readonly itemTypeId?: number | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => ItemTypeIdDto)
  readonly itemType?: ItemTypeIdDto | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => TemplateDangerousGoodDto)
  readonly dangerousGoods?: TemplateDangerousGoodDto[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => TemplateDangerousGoodDto)
  readonly dangerousGoodsTemplate?: TemplateDangerousGoodDto[] | null;
}

/** The same fields for callers without a request. */
export type ItemTemplateInput = Pick<ItemTemplateDto, keyof ItemTemplateDto>;

/** One entry of PUT /item/selection. */
export class ItemSelectionDto {
  @ValidateNested()
  @Type(() => ItemTypeIdDto)
  readonly itemType: ItemTypeIdDto;

  @IsIn([true, false], { message: 'status must be true or false' })
  readonly status: boolean;
}
