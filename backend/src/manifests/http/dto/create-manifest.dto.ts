import { ArrayMaxSize, IsArray, IsBoolean, IsISO8601, IsOptional } from 'class-validator';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request.js';

import { IsRecordId } from '../../../platform/http/record-id.js';

const MOST_CONSIGNMENTS = 2_000;

export class CreateManifestDto implements CreateManifestRequest {
  @IsArray()
  @ArrayMaxSize(MOST_CONSIGNMENTS)
  @IsRecordId({ each: true })
  readonly consignmentIds: number[];

  @IsBoolean()
  readonly autoPickupBooking: boolean = false;

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly readyTime?: string | null;

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly closingTime?: string | null;

  @IsOptional()
  @IsBoolean()
  readonly rollover?: boolean;
}
