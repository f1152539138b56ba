import { IsOptional, IsString, MaxLength } from 'class-validator';

import {
  MAX_FAILURE_TEXT,
  type BrowserFailureRequest,
} from '@contracts/requests/browser-failure.request.js';

export class BrowserFailureDto implements BrowserFailureRequest {
  @IsString()
  @MaxLength(MAX_FAILURE_TEXT.message)
  readonly message!: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_FAILURE_TEXT.stack)
  readonly stack?: string;

  @IsString()
  @MaxLength(MAX_FAILURE_TEXT.place)
  readonly part!: string;

  @IsString()
  @MaxLength(MAX_FAILURE_TEXT.place)
  readonly page!: string;
}
