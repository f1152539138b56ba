import { Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';

import type {
  IntegrationFileDetailView,
  IntegrationFilesView,
} from '@contracts/views/integration-flow.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { IntegrationFileService } from './integration-file.service.js';
import { ListFilesDto } from './integration-flow.dto.js';

/** Incoming and outgoing files of clients' connections (docs/api.md, A10). */
@Controller('api/v1/integration-file')
export class IntegrationFileController {
  constructor(private readonly files: IntegrationFileService) {}

  @Get()
  @RequirePermission('READ_CLIENT_INTEGRATION')
  list(@Query() filter: ListFilesDto, @CurrentActor() actor: Actor): Promise<IntegrationFilesView> {
    return this.files.list(filter, actor);
  }

  @Get(':id')
  @RequirePermission('READ_CLIENT_INTEGRATION')
  get(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFileDetailView> {
    return this.files.get(id, actor);
  }

  /** The acknowledgement or the sent file. */
  @Get(':id/content')
  @RequirePermission('READ_CLIENT_INTEGRATION')
  async content(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toAttachment(await this.files.getContent(id, actor));
  }

  /** A signature or a PDF of labels sent with the file. */
  @Get(':id/attachment/:number')
  @RequirePermission('READ_CLIENT_INTEGRATION')
  async attachment(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toAttachment(await this.files.getContent(id, actor, number));
  }

  @Post(':id/ignore')
  @HttpCode(200)
  @RequirePermission('RUN_INTEGRATION')
  ignore(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFileDetailView> {
    return this.files.ignore(id, actor);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @RequirePermission('RUN_INTEGRATION')
  retry(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFileDetailView> {
    return this.files.retry(id, actor);
  }
}

type Content = Awaited<ReturnType<IntegrationFileService['getContent']>>;

const toAttachment = ({ name, content }: Content): StreamableFile =>
  new StreamableFile(content, {
    type: 'application/octet-stream',
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
