import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

const A_SIZE = 'size must be a whole number from 1 to 200';
const A_PAGE = 'page must be a whole number from 0 on';

/** Query of every paged list (api.md, conventions); in its own file, since OpenAPI only describes DTO files. */
export class PageQueryDto {
  @Type(() => Number)
  @IsInt({ message: A_SIZE })
  @Min(1, { message: A_SIZE })
  @Max(200, { message: A_SIZE })
  readonly size: number = 10;

  /** Zero-based. */
  @Type(() => Number)
  @IsInt({ message: A_PAGE })
  @Min(0, { message: A_PAGE })
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
