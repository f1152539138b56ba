import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  type ValidationArguments,
  type ValidateByOptions,
} from 'class-validator';

import { emailPattern } from '@contracts/rules/address.js';
import { transferTypes, type TransferType } from '@contracts/rules/carrier-connection.js';
import {
  MAX_PORT,
  isIntegrationPath,
  isIntegrationServer,
} from '@contracts/rules/client-integration.js';
import { integrationTexts as texts } from '@contracts/texts/spec/integrations.js';
import {
  integrationTypes,
  type IntegrationType,
} from '@contracts/views/client-integration.view.js';

import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

/** A file server, or a web address for an API. */
const isServerForTransferType: ValidateByOptions = {
  name: 'serverOfItsType',
  validator: {
    validate: (value: unknown, args?: ValidationArguments) =>
      typeof value === 'string' && isIntegrationServer(value, transferTypeOf(args?.object)),
  },
};

const isServerPath: ValidateByOptions = {
  name: 'pathOfServer',
  validator: {
    validate: (value: unknown) => typeof value === 'string' && isIntegrationPath(value),
  },
};

const transferTypeOf = (body: object | undefined): TransferType =>
  body instanceof ClientIntegrationDto ? body.transferType : 'SFTP';

export class ListIntegrationsDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

export class IntegrationIdDto extends ListIntegrationsDto {
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

  @CleanText()
  @ValidateBy(isServerForTransferType, { message: texts.server })
  @MaxLength(255, { message: texts.server })
  readonly server: string;

  /** Browsers may send it as text. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : value,
  )
  @IsInt({ message: texts.port })
  @Min(1, { message: texts.port })
  @Max(MAX_PORT, { message: texts.port })
  readonly port: number;

  @CleanText()
  @Matches(/^\S.*$/, { message: texts.username })
  @MaxLength(255, { message: texts.username })
  readonly username: string;

  /** Plain text; if left out or sent back as ciphertext, the stored password stays. */
  @IsOptional()
  @Matches(/^.+$/s, { message: texts.password })
  @MaxLength(1_000, { message: texts.password })
  readonly password?: string | null;

  @CleanText()
  @IsOptional()
  @ValidateBy(isServerPath, { message: texts.path })
  @MaxLength(500, { message: texts.path })
  readonly path?: string | null;

  @CleanText()
  @IsOptional()
  @Matches(emailPattern, { message: texts.notificationEmail })
  @MaxLength(255, { message: texts.notificationEmail })
  readonly notificationEmail?: string | null;
}
