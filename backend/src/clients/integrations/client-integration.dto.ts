import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';

import { emailPattern } from '@contracts/rules/address.js';
import { transferTypes, type TransferType } from '@contracts/rules/carrier-connection.js';
import {
  highestPort,
  integrationPathPattern,
  integrationServerPattern,
} from '@contracts/rules/client-integration.js';
import { integrationTexts as texts } from '@contracts/texts/integrations.js';
import {
  integrationTypes,
  type IntegrationType,
} from '@contracts/views/client-integration.view.js';

import { Cleaned } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';

export class IntegrationsOfClientDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

export class IntegrationOfClientDto extends IntegrationsOfClientDto {
  @Type(() => Number)
  @IsRecordId()
  readonly id: number;
}

/** Body of POST and PUT /client-integration. */
export class ClientIntegrationDto {
  /** PUT only. */
  @IsOptional()
  @IsRecordId()
  readonly id?: number | null;

  @IsRecordId({ message: 'Must select a Client Account.' })
  readonly clientId: number;

  @IsIn(integrationTypes, { message: texts.integrationType })
  readonly integrationType: IntegrationType = 'XML';

  @IsIn(transferTypes, { message: texts.transferType })
  readonly transferType: TransferType = 'SFTP';

  @Cleaned()
  @Matches(integrationServerPattern, { message: texts.server })
  @MaxLength(255, { message: texts.server })
  readonly server: string;

  /** A form may send it as text. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : value,
  )
  @IsInt({ message: texts.port })
  @Min(1, { message: texts.port })
  @Max(highestPort, { message: texts.port })
  readonly port: number;

  @Cleaned()
  @Matches(/^\S.*$/, { message: texts.username })
  @MaxLength(255, { message: texts.username })
  readonly username: string;

  /** As typed; on a change, left out or as it was read, it stays. */
  @IsOptional()
  @Matches(/^.+$/s, { message: texts.password })
  @MaxLength(1_000, { message: texts.password })
  readonly password?: string | null;

  @Cleaned()
  @IsOptional()
  @Matches(integrationPathPattern, { message: texts.path })
  @MaxLength(500, { message: texts.path })
  readonly path?: string | null;

  @Cleaned()
  @IsOptional()
  @Matches(emailPattern, { message: texts.notificationEmail })
  @MaxLength(255, { message: texts.notificationEmail })
  readonly notificationEmail?: string | null;
}
