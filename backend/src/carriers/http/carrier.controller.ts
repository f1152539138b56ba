import { Controller, Get, Query } from '@nestjs/common';
import { IsOptional, Matches } from 'class-validator';

import { CurrentActor, RequirePermission, resolveScope, type Actor } from '../../identity/index.js';
import { FindCarriers, type CarrierListView } from '../find-carriers.js';

class ListCarriersDto {
  /** Only the display name, in either direction. */
  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be display_name and ASC or DESC' })
  readonly sort?: string;
}

/** Carriers for pickers (docs/api.md, A11). */
@Controller('api/v1/carrier')
export class CarrierController {
  constructor(private readonly carriers: FindCarriers) {}

  @Get('list')
  @RequirePermission('READ_CARRIER')
  list(@Query() { sort }: ListCarriersDto, @CurrentActor() actor: Actor): Promise<CarrierListView> {
    const direction = /,desc$/i.test(sort ?? '') ? 'DESC' : 'ASC';
    return this.carriers.list(resolveScope(actor, 'READ_CARRIER'), direction);
  }
}
