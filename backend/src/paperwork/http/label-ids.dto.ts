import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.js';

const MOST_CONSIGNMENTS = 500;
const EXPECTED = 'ids must be a comma list of consignment ids';

/** Nothing between two commas is no id, where `Number` would make it 0. */
const idOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** `ids=4711,4712`: each once, in this order. */
export class LabelIdsDto {
  @Transform(({ value }) => [...new Set(String(value).split(',').map(idOf))])
  @ArrayMinSize(1, { message: EXPECTED })
  @ArrayMaxSize(MOST_CONSIGNMENTS, { message: `At most ${MOST_CONSIGNMENTS} consignments` })
  @IsRecordId({ each: true, message: EXPECTED })
  readonly ids: number[];
}
