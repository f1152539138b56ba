import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';

export class HistoryAfterDto {
  /** Exclusive revision; defaults to before the first event. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  readonly after?: number;
}
