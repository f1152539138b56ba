import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';

export class HistoryAfterDto {
  /** Revision to start after; defaults to the start of the stream. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  readonly after?: number;
}
