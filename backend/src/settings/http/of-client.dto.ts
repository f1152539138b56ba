import { Type } from 'class-transformer';

import { settingsRefusals } from '@contracts/texts/settings.js';

import { IsRecordId } from '../../platform/http/record-id.js';

/** Whose settings. */
export class OfClientDto {
  @Type(() => Number)
  @IsRecordId({ message: settingsRefusals.clientMissing })
  readonly clientId: number;
}

/** One record of a client. */
export class RecordOfClientDto extends OfClientDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;
}
