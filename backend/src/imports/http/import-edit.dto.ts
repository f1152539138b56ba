import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { type AddressColumn, addressColumns } from '@contracts/rules/address-columns.js';
import { type RateCardColumn, rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import { type ZoneColumn, zoneColumns } from '@contracts/rules/zone-columns.js';
import { MAX_ID } from '@contracts/rules/record-id.js';
import type { ImportOfferView } from '@contracts/views/import.view.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../platform/http/validation/unknown-fields.js';
import {
  type ConsignmentColumn,
  consignmentColumns,
} from '../consignments/consignment-template.js';
import { CommitImportDto } from './import.dto.js';

/** Columns of the templates of every kind. */
const templateColumns = [
  ...new Set([...consignmentColumns, ...addressColumns, ...zoneColumns, ...rateCardColumns]),
];
type TemplateColumn = ConsignmentColumn | AddressColumn | ZoneColumn | RateCardColumn;

const MAX_CELL_LENGTH = 500;
const MAX_CELLS_PER_EDIT = 1_000;

/** A cell to replace. */
export class ImportCellDto {
  /** Line of the file. */
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  readonly row: number;

  /** Column of the template. */
  @IsIn(templateColumns)
  readonly column: TemplateColumn;

  @IsString()
  @MaxLength(MAX_CELL_LENGTH)
  readonly value: string;
}

@MaySendBack<ImportOfferView, ImportOfferDto>({
  carrier: true,
  service: true,
  eta: true,
  totalCents: true,
  isChosen: true,
})
export class ImportOfferDto {
  @IsRecordId()
  readonly clientCarrierAccountId: number;

  @IsRecordId()
  readonly carrierServiceTypeId: number;
}

/** Cells to replace, the offer to use, or both. */
export class EditImportGroupDto extends CommitImportDto {
  @ValidateIf(({ offer, cells }: EditImportGroupDto) => cells != null || offer == null)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CELLS_PER_EDIT)
  @ValidateNested({ each: true })
  @Type(() => ImportCellDto)
  readonly cells?: ImportCellDto[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ImportOfferDto)
  readonly offer?: ImportOfferDto;
}
