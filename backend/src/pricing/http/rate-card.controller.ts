import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { Type } from 'class-transformer';
import { Min } from 'class-validator';

import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';
import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import { RateCardImporter } from '../rate-cards/import/rate-card.importer.js';
import { RateCardService } from '../rate-cards/rate-card.service.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';
import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

/** Form fields next to the file. */
export class ImportRateCardDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noAccount })
  @Min(1, { message: texts.noAccount })
  readonly clientCarrierAccountId: number;

  /** Validates the file without importing it: the first of the two steps. */
  @TrueOrFalse()
  readonly validateOnly: boolean = false;

  @TrueOrFalse()
  readonly skipBadRows: boolean = false;
}

/** Identifies one version of a rate card. */
export class RateCardVersionDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noAccount })
  readonly clientCarrierAccountId: number;

  @Type(() => Number)
  @IsRecordId()
  readonly serviceTypeId: number;

  /** As in `rateCardDetails`, in UTC. */
  @IsDayOrInstant()
  readonly createdAt: string;
}

/** Rate cards (docs/api.md, A11; docs/pricing.md, Rate cards). */
@Controller('api/v1/rate-card')
export class RateCardController {
  constructor(
    private readonly rateCards: RateCardService,
    private readonly importer: RateCardImporter,
  ) {}

  /** The report has the outcome of every row; `inserted` is 0 when a file with errors is rejected. */
  @Post('bulk-rate-card-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_RATECARD')
  @ReceivesFile({ maxMegabytes: 10, canValidateOnly: true })
  import(
    @Body() { clientCarrierAccountId, validateOnly, skipBadRows }: ImportRateCardDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<RateCardReportView> {
    return this.importer.run({ clientCarrierAccountId, validateOnly, skipBadRows, file }, actor);
  }

  @Get('download')
  @RequirePermission('READ_RATECARD')
  async download(
    @Query() key: RateCardVersionDto,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const { name, content } = await this.rateCards.download(key, actor);
    const disposition = `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"`;
    return new StreamableFile(content, { type: XLSX_TYPE, disposition });
  }

  @Delete()
  @EditsNoVersion('a version of a rate card never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_RATECARD')
  remove(@Query() key: RateCardVersionDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.rateCards.remove(key, actor);
  }
}
