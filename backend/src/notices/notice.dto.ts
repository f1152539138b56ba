import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';

import type { ReadNoticesRequest, SaveNoticeRequest } from '@contracts/requests/notice.request.js';
import { MAX_NOTICE_LENGTH, type NoticeTone, noticeTones } from '@contracts/rules/notice.js';

import { IsLogId } from '../platform/http/record-id.pipe.js';

export class SaveNoticeDto implements SaveNoticeRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  readonly key: string;

  @IsIn(noticeTones)
  readonly tone: NoticeTone;

  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_NOTICE_LENGTH)
  readonly text: string;
}

export class ReadNoticesDto implements ReadNoticesRequest {
  @IsLogId()
  readonly upTo: number;
}
