import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_CONSIGNMENTS = 500;
const EXPECTED = 'ids must be a comma-separated list of consignment ids';

/** `Number` would turn an empty string into 0. */
const idOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** `ids=4711,4712`: without duplicates, in this order. */
export class LabelIdsDto {
  @Transform(({ value }) => [...new Set(String(value).split(',').map(idOf))])
  @ArrayMinSize(1, { message: EXPECTED })
  @ArrayMaxSize(MAX_CONSIGNMENTS, { message: `At most ${MAX_CONSIGNMENTS} consignments` })
  @IsRecordId({ each: true, message: EXPECTED })
  readonly ids: number[];
}
