import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { importKindOf, isInbound } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view.js';

import {
  FileNotReimportable,
  IntegrationFileService,
  IntegrationFlow,
  IntegrationFlowService,
} from '../../clients/index.js';
import type { Actor } from '../../identity/index.js';
import { FetchedFileService } from '../../imports/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { commitConditionOf } from '../client-flows/flow-commits.js';

/** The newest import of this content whose file is still stored. */
const importOfContent = `
  select e.import_id as id from integration_file file
    join integration_file e on e.flow_id = file.flow_id and e.digest = file.digest
    join import_file c on c.import_id = e.import_id
   where file.id = $1 order by e.import_id desc limit 1`;

/**
 * The file is imported as a new one, and acknowledged again: its stored acknowledgement says that it is a duplicate.
 * Its digest stays with the file that had the content first.
 */
const reimport = `
  with repeated as (
    update integration_file
       set state = 'PLANNED', import_id = $2, digest = null, failure = null, attempts = 0, next_attempt_at = null,
           updated_at = $3, steps = steps || jsonb_build_array(
             jsonb_build_object('step', 'TAKEN_AGAIN', 'at', $4::text, 'details', $5::text))
     where id = $1 and state = 'SEEN_BEFORE' returning id
  ), forgotten as (
    delete from integration_content where file_id in (select id from repeated)
  )
  select id from repeated`;

/** Imports duplicates of a flow again, at a user's request. Checks the client scope. */
@Injectable()
export class FileReimportService {
  constructor(
    private readonly database: DataSource,
    private readonly files: IntegrationFileService,
    private readonly flows: IntegrationFlowService,
    private readonly imports: FetchedFileService,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports a duplicate with the options of its flow, which say what happens to known references; an ignored file
   * continues from its failed step. Repeating it changes nothing.
   * @throws RecordNotFound, FileNotReimportable, FileNotRetriable, InvalidRequest
   */
  async importAgain(id: number, actor: Actor): Promise<IntegrationFileDetailView> {
    const file = await this.files.get(id, actor, 'RUN_INTEGRATION');
    if (file.state === 'IGNORED') return this.files.retry(id, actor);
    if (!isInbound(file.kind) || !file.steps.some(({ step }) => step === 'SEEN_BEFORE'))
      throw new FileNotReimportable();
    if (file.state === 'SEEN_BEFORE') await this.import(file, actor);
    return this.files.get(id, actor);
  }

  private async import(file: IntegrationFileDetailView, actor: Actor): Promise<void> {
    const importId = await this.receive(file, actor);
    const now = this.clock.now();
    await this.records.change(actor, async (work) => {
      const values = [file.id, importId, now, now.toISOString(), actor.identity.name];
      const rows = await work.manager.query<unknown[]>(reimport, values);
      if (rows.length > 0)
        await work.addEntry(IntegrationFlow, { takenAgain: file.name }, String(file.flowId));
    });
  }

  /** Id of the new import; the same if it was received by an interrupted request. */
  private async receive(
    { id, flowId, kind, name }: IntegrationFileDetailView,
    actor: Actor,
  ): Promise<number> {
    const flow = await this.flows.get(flowId, 'RUN_INTEGRATION', actor);
    const [earlier] = await this.database.query<{ id: number }[]>(importOfContent, [id]);
    const content = earlier && (await this.imports.findContent(earlier.id));
    if (!content || !isInbound(kind)) throw new FileNotReimportable();
    const { clientId, actsFor, actsForName } = flow;
    const { commit, offer, whenKnown, keepFaultyAsDrafts } = flow.options;
    const importId = await this.imports.receive({
      ...{ integrationFileId: id, clientId, actsFor, name, content },
      kind: importKindOf(kind),
      options: { offer, whenKnown, keepFaultyAsDrafts },
      commit: commitConditionOf[commit],
    });
    if (importId !== null) return importId;
    const message = interpolate(texts.noPermission[kind], { person: actsForName });
    throw new InvalidRequest([{ path: 'id', message }]);
  }
}
