import { IsOptional, IsString, MaxLength } from 'class-validator';

import {
  MAX_FAILURE_TEXT_LENGTH,
  type BrowserFailureRequest,
} from '@contracts/requests/browser-failure.request.js';

export class BrowserFailureDto implements BrowserFailureRequest {
  @IsString()
  @MaxLength(MAX_FAILURE_TEXT_LENGTH.message)
  readonly message!: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_FAILURE_TEXT_LENGTH.stack)
  readonly stack?: string;

  @IsString()
  @MaxLength(MAX_FAILURE_TEXT_LENGTH.place)
  readonly part!: string;

  @IsString()
  @MaxLength(MAX_FAILURE_TEXT_LENGTH.place)
  readonly page!: string;
}
