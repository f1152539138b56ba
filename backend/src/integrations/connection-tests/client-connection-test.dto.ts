import { IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';

import type { TestIntegrationRequest } from '@contracts/requests/test-integration.request.js';
import { transferTypes, type TransferType } from '@contracts/rules/carrier-connection.js';
import { MAX_PORT } from '@contracts/rules/client-integration.js';
import { integrationTexts as texts } from '@contracts/texts/spec/integrations.js';

import { CleanText, OptionalText } from '../../platform/http/form-text.js';

const MAX_PATH_LENGTH = 500;

/** Body of POST /client-integration/{id}/test; server and path are checked with the transfer type. */
export class TestIntegrationDto implements TestIntegrationRequest {
  @IsOptional()
  @IsIn(transferTypes, { message: texts.transferType })
  readonly transferType?: TransferType;

  @CleanText()
  @IsOptional()
  @MaxLength(255, { message: texts.server })
  readonly server?: string;

  @IsOptional()
  @IsInt({ message: texts.port })
  @Min(1, { message: texts.port })
  @Max(MAX_PORT, { message: texts.port })
  readonly port?: number;

  @CleanText()
  @IsOptional()
  @Matches(/^\S.*$/, { message: texts.username })
  @MaxLength(255, { message: texts.username })
  readonly username?: string;

  /** Plain text; left out or sent back as ciphertext, the saved one. */
  @IsOptional()
  @MaxLength(1_000, { message: texts.password })
  readonly password?: string | null;

  @OptionalText(MAX_PATH_LENGTH, { message: texts.path })
  readonly path?: string | null;
}
