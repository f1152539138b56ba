import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

const SIZE_MESSAGE = 'size must be a whole number from 1 to 200';
const PAGE_MESSAGE = 'page must be a whole number, 0 or more';

/** Query of every paged list (api.md, conventions); in its own file, since OpenAPI only describes DTO files. */
export class PageQueryDto {
  @Type(() => Number)
  @IsInt({ message: SIZE_MESSAGE })
  @Min(1, { message: SIZE_MESSAGE })
  @Max(200, { message: SIZE_MESSAGE })
  readonly size: number = 10;

  /** Zero-based. */
  @Type(() => Number)
  @IsInt({ message: PAGE_MESSAGE })
  @Min(0, { message: PAGE_MESSAGE })
  readonly page: number = 0;

  /** For example `company,ASC`. */
  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be a field and ASC or DESC' })
  readonly sort?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly filter?: string;
}
