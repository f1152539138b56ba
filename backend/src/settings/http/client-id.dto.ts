import { Type } from 'class-transformer';

import { settingsRejections } from '@contracts/texts/spec/settings.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

/** Query of routes for one client. */
export class ClientIdDto {
  @Type(() => Number)
  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;
}

/** Query of routes for one record of a client. */
export class ClientRecordIdDto extends ClientIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;
}
