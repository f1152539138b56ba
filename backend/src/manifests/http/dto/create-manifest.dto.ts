import { ArrayMaxSize, IsArray, IsBoolean, IsOptional } from 'class-validator';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request.js';

import { IsDayOrInstant } from '../../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../../platform/http/record-id.js';

/** Of one manifest. */
export const MAX_CONSIGNMENTS = 2_000;

export class CreateManifestDto implements CreateManifestRequest {
  @IsArray()
  @ArrayMaxSize(MAX_CONSIGNMENTS)
  @IsRecordId({ each: true })
  readonly consignmentIds: number[];

  @IsBoolean()
  readonly autoPickupBooking: boolean = false;

  @IsOptional()
  @IsDayOrInstant()
  readonly readyTime?: string | null;

  @IsOptional()
  @IsDayOrInstant()
  readonly closingTime?: string | null;

  @IsOptional()
  @IsBoolean()
  readonly rollover?: boolean;
}
