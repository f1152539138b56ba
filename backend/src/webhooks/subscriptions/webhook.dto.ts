import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';

import type {
  NewWebhookRequest,
  ResumeWebhookRequest,
  WebhookRequest,
} from '@contracts/requests/webhook.request.js';
import { emailPattern } from '@contracts/rules/address.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import {
  DEFAULT_IN_FLIGHT,
  DEFAULT_OVERLAP_HOURS,
  MAX_IN_FLIGHT,
  MAX_NOTIFICATION_EMAILS,
  MAX_OVERLAP_HOURS,
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_TYPES,
  MAX_WEBHOOK_URL_LENGTH,
  resumePoints,
  type ResumePoint,
} from '@contracts/rules/webhook.js';
import {
  publicEventTypes,
  type PublicEventType,
} from '@contracts/public-events/public-event-types.js';
import { webhookErrorTexts as texts } from '@contracts/texts/app/webhook-errors.js';
import type { WebhookView } from '@contracts/views/webhook.view.js';

import { CleanText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { MaySendBack } from '../../platform/http/validation/unknown-fields.js';

const MAX_EMAIL_LENGTH = 255;

/** Without either, all in scope. */
export class ListWebhooksDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

/** The version that an edit is based on is read by `@EditsRecord`. */
@MaySendBack<WebhookView, WebhookDto>({
  id: true,
  version: true,
  clientId: true,
  customerId: true,
  ownerName: true,
  versions: true,
  status: true,
  statusReason: true,
  failingSince: true,
  lastSuccessAt: true,
  overlapEndsAt: true,
  createdBy: true,
  createdAt: true,
})
export class WebhookDto implements WebhookRequest {
  @CleanText()
  @IsString({ message: texts.name })
  @MinLength(1, { message: texts.name })
  @MaxLength(MAX_WEBHOOK_NAME_LENGTH, { message: texts.name })
  readonly name: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: texts.url })
  @MaxLength(MAX_WEBHOOK_URL_LENGTH, { message: texts.url })
  readonly url: string;

  @IsArray({ message: texts.noTypes })
  @ArrayMaxSize(MAX_WEBHOOK_TYPES)
  @IsString({ each: true, message: texts.noTypes })
  @MaxLength(MAX_WEBHOOK_NAME_LENGTH, { each: true })
  readonly types: string[];

  @IsInt()
  @Min(1)
  @Max(MAX_IN_FLIGHT)
  readonly mostInFlight: number = DEFAULT_IN_FLIGHT;

  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(cleaned) : value))
  @IsArray({ message: texts.emails })
  @ArrayMaxSize(MAX_NOTIFICATION_EMAILS, { message: texts.emails })
  @Matches(emailPattern, { each: true, message: texts.emails })
  @MaxLength(MAX_EMAIL_LENGTH, { each: true, message: texts.emails })
  readonly notificationEmails: string[] = [];
}

export class NewWebhookDto extends WebhookDto implements NewWebhookRequest {
  @IsOptional()
  @IsRecordId()
  readonly clientId?: number | null;

  @IsOptional()
  @IsRecordId()
  readonly customerId?: number | null;
}

export class ResumeWebhookDto implements ResumeWebhookRequest {
  @IsIn(resumePoints)
  readonly from: ResumePoint = 'STOPPED';
}

export class TestWebhookDto {
  @IsIn(publicEventTypes)
  readonly type: PublicEventType;
}

export class RotateSecretDto {
  @IsInt()
  @Min(0)
  @Max(MAX_OVERLAP_HOURS)
  readonly overlapHours: number = DEFAULT_OVERLAP_HOURS;
}

const cleaned = (value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);
