import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsOptional,
  isISO8601,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

import type { ReplayWebhookRequest } from '@contracts/requests/webhook.request.js';
import {
  DEFAULT_REPLAY_SPEED,
  MAX_REPLAY_SPEED,
  MAX_REPLAYED_CONSIGNMENTS,
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_TYPES,
} from '@contracts/rules/webhook.js';
import { webhookErrorTexts as texts } from '@contracts/texts/app/webhook-errors.js';

const MAX_CURSOR_LENGTH = 4_000;
const MAX_INSTANT_LENGTH = 40;

export class ReplayWebhookDto implements ReplayWebhookRequest {
  @IsString({ message: texts.replayFrom })
  @MaxLength(MAX_CURSOR_LENGTH, { message: texts.replayFrom })
  readonly from: string;

  @IsOptional()
  @IsString({ message: texts.replayTo })
  @MaxLength(MAX_INSTANT_LENGTH, { message: texts.replayTo })
  readonly to?: string;

  @IsOptional()
  @IsArray({ message: texts.noTypes })
  @ArrayMaxSize(MAX_WEBHOOK_TYPES)
  @IsString({ each: true, message: texts.noTypes })
  @MaxLength(MAX_WEBHOOK_NAME_LENGTH, { each: true })
  readonly types?: string[];

  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_REPLAYED_CONSIGNMENTS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(Number.MAX_SAFE_INTEGER, { each: true })
  readonly consignmentIds?: number[];

  @IsInt()
  @Min(1)
  @Max(MAX_REPLAY_SPEED)
  readonly perSecond: number = DEFAULT_REPLAY_SPEED;
}

/** Parses an ISO 8601 instant; null for any other text. */
export function parseInstant(text: string): Date | null {
  if (!/^(19|2\d)\d\d-\d\d-\d\dT/.test(text) || !isISO8601(text, { strict: true })) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
