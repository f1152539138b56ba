import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type {
  IntegrationFileDetailView,
  IntegrationFilesView,
} from '@contracts/views/integration-flow.view.js';

import { resolveScope, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { IntegrationFlow } from '../records/integration-flow.entity.js';
import { FileNotIgnorable, FileNotRetriable } from './flow.errors.js';
import {
  IntegrationFileQueries,
  isRetriable,
  isUnreadPage,
  type WrittenContent,
} from './integration-file.queries.js';
import type { ListFilesDto } from './integration-flow.dto.js';

/** Resumes at the failed step. A file that is fetched again loses its digest, since its content may have changed. */
const retried = `
  update integration_file
     set state = stuck_in, digest = case when stuck_in = 'FOUND' then null else digest end, stuck_in = null,
         failure = null, attempts = 0, next_attempt_at = null, updated_at = $2,
         steps = steps || jsonb_build_array(jsonb_build_object('step', 'RETRIED', 'at', $3::text, 'details', $4::text))
   where id = $1 and ${isRetriable('integration_file')} returning id`;

/**
 * Ignores a file that has failed or waits for review: no run of the flow is working on these. A retry resumes it,
 * except a page of a web service that could not be read: later pages follow, and the service does not list it again.
 */
const ignored = `
  update integration_file
     set state = 'IGNORED', updated_at = $2, next_attempt_at = null,
         stuck_in = case when state <> 'FAILED' then state
                         when not (${isUnreadPage('integration_file')}) then stuck_in end,
         steps = steps || jsonb_build_array(jsonb_build_object('step', 'IGNORED', 'at', $3::text, 'details', $4::text))
   where id = $1 and state in ('FAILED', 'WAITS_FOR_REVIEW') returning id`;

/** Incoming and outgoing files; checks the client scope. */
@Injectable()
export class IntegrationFileService {
  constructor(
    private readonly files: IntegrationFileQueries,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope */
  list(filter: ListFilesDto, actor: Actor): Promise<IntegrationFilesView> {
    const { clientId } = filter;
    const requested = clientId === undefined ? {} : { clientId };
    return this.files.list(resolveScope(actor, 'READ_CLIENT_INTEGRATION', requested), filter);
  }

  /** @throws RecordNotFound, including for one outside the permission's scope */
  async get(
    id: number,
    actor: Actor,
    permission: PermissionName = 'READ_CLIENT_INTEGRATION',
  ): Promise<IntegrationFileDetailView> {
    const file = await this.files.find(id);
    if (!file || !actor.covers(permission, { clientId: file.clientId, customerId: null }))
      throw new RecordNotFound(`integration file ${id}`);
    return file;
  }

  /**
   * The acknowledgement, or the sent file; `part` names an attachment sent with it.
   * @throws RecordNotFound, including once it has been deleted
   */
  async getContent(id: number, actor: Actor, part = 0): Promise<WrittenContent> {
    await this.get(id, actor);
    const content = await this.files.findContent(id, part);
    if (!content) throw new RecordNotFound(`content of integration file ${id}`);
    return content;
  }

  /**
   * Ignores a file that has failed or waits for review: it no longer needs attention. Repeating it changes nothing.
   * @throws RecordNotFound, FileNotIgnorable
   */
  async ignore(id: number, actor: Actor): Promise<IntegrationFileDetailView> {
    const { flowId, name } = await this.get(id, actor, 'RUN_INTEGRATION');
    const now = this.clock.now();
    await this.records.change(actor, async (work) => {
      const values = [id, now, now.toISOString(), actor.identity.name];
      const [rows] = await work.manager.query<[unknown[]]>(ignored, values);
      if (rows.length > 0) await work.addEntry(IntegrationFlow, { ignored: name }, String(flowId));
    });
    const file = await this.get(id, actor);
    if (file.state !== 'IGNORED') throw new FileNotIgnorable();
    return file;
  }

  /** Retries a failed file from the failed step. @throws RecordNotFound, FileNotRetriable */
  async retry(id: number, actor: Actor): Promise<IntegrationFileDetailView> {
    const { flowId, name } = await this.get(id, actor, 'RUN_INTEGRATION');
    const now = this.clock.now();
    await this.records.change(actor, async (work) => {
      const [rows] = await work.manager.query<[unknown[]]>(retried, [
        id,
        now,
        now.toISOString(),
        actor.identity.name,
      ]);
      if (rows.length === 0) throw new FileNotRetriable();
      await work.manager.query('update integration_flow set asked_at = $2 where id = $1', [
        flowId,
        now,
      ]);
      await work.addEntry(IntegrationFlow, { retried: name }, String(flowId));
    });
    return this.get(id, actor);
  }
}
