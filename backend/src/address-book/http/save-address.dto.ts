import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';

import { addressClasses, addressLimits, type AddressClass } from '@contracts/rules/address.js';
import { appAddressTexts } from '@contracts/texts/app/addresses.js';
import { addressTexts as texts } from '@contracts/texts/spec/addresses.js';
import type { AddressView, SuburbView } from '@contracts/views/address.view.js';

import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../platform/http/validation/unknown-fields.js';
import type { AddressInput } from '../classify-address.js';

@MaySendBack<SuburbView, SuburbDto>({ name: true, postcode: true, state: true, etaZone: true })
class SuburbDto {
  @IsRecordId({ message: texts.noSuburb })
  readonly id: number;
}

/**
 * Body of POST and PUT /address. Rejects values that are too long; a malformed value only makes the address a draft
 * (ADDR-29, ADDR-32).
 */
@MaySendBack<AddressView, SaveAddressDto>({
  version: true,
  status: true,
  formattedAddress: true,
})
export class SaveAddressDto {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsRecordId({ message: 'Must select a Client Account.' })
  readonly clientId: number;

  @IsOptional()
  @IsBoolean()
  readonly isDefault?: boolean | null;

  @IsOptional()
  @IsIn(addressClasses, {
    message: `The address class must be one of ${addressClasses.join(', ')}`,
  })
  readonly addressClass?: AddressClass | null;

  @CleanText()
  @IsString({ message: texts.invalidCompany })
  @MinLength(1, { message: texts.invalidCompany })
  @MaxLength(addressLimits.name, { message: texts.invalidCompany })
  readonly company: string;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidReference })
  @MaxLength(addressLimits.name, { message: texts.invalidReference })
  readonly referenceId?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidContact })
  @MaxLength(addressLimits.name, { message: texts.invalidContact })
  readonly contactName?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidPhone })
  @MaxLength(addressLimits.name, { message: texts.invalidPhone })
  readonly phoneNumber?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidEmail })
  @MaxLength(addressLimits.line, { message: texts.invalidEmail })
  readonly email?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidLine1 })
  @MaxLength(addressLimits.line, { message: texts.invalidLine1 })
  readonly addressLine1?: string | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: appAddressTexts.line2TooLong })
  @MaxLength(addressLimits.line, { message: appAddressTexts.line2TooLong })
  readonly addressLine2?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => SuburbDto)
  readonly suburb?: SuburbDto | null;

  @CleanText()
  @IsOptional()
  @IsString({ message: texts.invalidInstructions })
  @MaxLength(addressLimits.specialInstructions, { message: texts.invalidInstructions })
  readonly specialInstructions?: string | null;
}

export const toAddressInput = (dto: SaveAddressDto): AddressInput => ({
  addressClass: dto.addressClass ?? 'BUSINESS',
  company: dto.company,
  addressLine1: dto.addressLine1 ?? '',
  localityId: dto.suburb?.id ?? null,
  ...optionalTexts(dto),
});

const optionalTexts = ({
  referenceId = null,
  contactName = null,
  phoneNumber = null,
  email = null,
  addressLine2 = null,
  specialInstructions = null,
}: SaveAddressDto) => ({
  referenceId,
  contactName,
  phoneNumber,
  email,
  addressLine2,
  specialInstructions,
});
