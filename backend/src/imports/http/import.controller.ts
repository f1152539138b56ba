import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';

import { creationPermissions } from '@contracts/rules/import-kinds.js';
import type { ImportColumnsView } from '@contracts/views/import-columns.view.js';
import type {
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupsView,
  ImportReceivedView,
  ImportsView,
} from '@contracts/views/import.view.js';

import {
  CurrentActor,
  RequirePermission,
  RequirePermissionAndOneOf,
  type Actor,
} from '../../identity/index.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { ImportColumnsService } from '../columns/import-columns.service.js';
import { ImportReceiptService } from '../import-receipt.service.js';
import { ImportService } from '../import.service.js';
import type { NamedOwner } from '../kinds/import-owners.js';
import { MAX_FILE_MEGABYTES } from '../max-file-size.js';
import { EditImportGroupDto } from './import-edit.dto.js';
import {
  CommitImportDto,
  InspectColumnsDto,
  ImportOptionsDto,
  ListImportGroupsDto,
  ListImportsDto,
  ReceiveImportDto,
} from './import.dto.js';
import { toDownload } from './to-download.js';

/** Permissions of which one is required, depending on the kind of import; the services check which. */
const permissionsByKind = Object.values(creationPermissions);

type OwnerFields = Pick<
  InspectColumnsDto,
  'kind' | 'clientId' | 'carrierId' | 'clientCarrierAccountId'
>;

const toNamedOwner = (fields: OwnerFields): NamedOwner => {
  const { kind, clientId, carrierId, clientCarrierAccountId } = fields;
  return { kind: kind ?? 'CONSIGNMENT', clientId, carrierId, clientCarrierAccountId };
};

/** Imports with a plan (docs/api.md, A3). */
@Controller('api/v1/import')
export class ImportController {
  constructor(
    private readonly receipts: ImportReceiptService,
    private readonly imports: ImportService,
    private readonly columns: ImportColumnsService,
  ) {}

  @Post()
  @HttpCode(202)
  @RequirePermissionAndOneOf('CREATE_IMPORT', ...permissionsByKind)
  @ReceivesFile({ maxMegabytes: MAX_FILE_MEGABYTES })
  receive(
    @Body() { mapping, rememberAs, ...fields }: ReceiveImportDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    const columns = { mapping: mapping ?? null, rememberAs };
    const { options, commit, importAgain } = fields;
    const owner = toNamedOwner(fields);
    const request = { owner, options, commit, importAgain, file, columns };
    return this.receipts.receive(request, actor);
  }

  /** Read-only: nothing from the file is stored. */
  @Post('columns')
  @IgnoresIdempotencyKey()
  @HttpCode(200)
  @RequirePermissionAndOneOf('CREATE_IMPORT', ...permissionsByKind)
  @ReceivesFile({ maxMegabytes: MAX_FILE_MEGABYTES })
  inspectColumns(
    @Body() fields: InspectColumnsDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportColumnsView> {
    return this.columns.inspect(toNamedOwner(fields), file, actor);
  }

  @Get()
  @RequirePermission('READ_IMPORT')
  list(@Query() query: ListImportsDto, @CurrentActor() actor: Actor): Promise<ImportsView> {
    return this.imports.list(query, actor);
  }

  @Get(':id')
  @RequirePermission('READ_IMPORT')
  get(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<ImportDetailView> {
    return this.imports.get(id, actor);
  }

  @Get(':id/group')
  @RequirePermission('READ_IMPORT')
  listGroups(
    @Param('id', RecordIdPipe) id: number,
    @Query() query: ListImportGroupsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ImportGroupsView> {
    return this.imports.listGroups(id, query, actor);
  }

  @Get(':id/group/:no')
  @RequirePermission('READ_IMPORT')
  getGroup(
    @Param('id', RecordIdPipe) id: number,
    @Param('no', RecordIdPipe) no: number,
    @CurrentActor() actor: Actor,
  ): Promise<ImportGroupDetailView> {
    return this.imports.getGroup(id, no, actor);
  }

  @Patch(':id/group/:no')
  @EditsNoVersion('it names the plan it is based on, and creates a new one')
  @RequirePermissionAndOneOf('CREATE_IMPORT', ...permissionsByKind)
  editGroup(
    @Param('id', RecordIdPipe) id: number,
    @Param('no', RecordIdPipe) no: number,
    @Body() { planHash, cells, offer }: EditImportGroupDto,
    @CurrentActor() actor: Actor,
  ): Promise<ImportGroupDetailView> {
    return this.imports.editGroup(
      id,
      { no, planHash, cells: cells ?? [], offer: offer ?? undefined },
      actor,
    );
  }

  @Put(':id/options')
  @EditsNoVersion('a commit names the plan it is based on, and each new plan gets a new hash')
  @HttpCode(202)
  @RequirePermissionAndOneOf('CREATE_IMPORT', ...permissionsByKind)
  planAgain(
    @Param('id', RecordIdPipe) id: number,
    @Body() { offer, whenKnown, keepFaultyAsDrafts }: ImportOptionsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    return this.imports.planAgain(id, { offer, whenKnown, keepFaultyAsDrafts }, actor);
  }

  @Post(':id/commit')
  @HttpCode(202)
  @RequirePermissionAndOneOf('CREATE_IMPORT', ...permissionsByKind)
  commit(
    @Param('id', RecordIdPipe) id: number,
    @Body() { planHash }: CommitImportDto,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    return this.imports.commit(id, planHash, actor);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @RequirePermission('CREATE_IMPORT')
  cancel(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    return this.imports.cancel(id, actor);
  }

  @Post(':id/discard')
  @HttpCode(200)
  @RequirePermission('CREATE_IMPORT')
  discard(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    return this.imports.discard(id, actor);
  }

  @Get(':id/file')
  @RequirePermission('READ_IMPORT')
  async file(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toDownload(await this.imports.getFile(id, actor));
  }

  @Get(':id/error-file')
  @RequirePermission('READ_IMPORT')
  async errorFile(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toDownload(await this.imports.getErrorFile(id, actor));
  }
}
