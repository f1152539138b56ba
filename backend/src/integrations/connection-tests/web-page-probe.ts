import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { interpolate } from '../../platform/interpolate.js';
import { joinWebPaths, toServerUrl } from '../../platform/outgoing/http-client.js';
import { type PagedFlow, WebFileSource } from '../client-flows/web-file-source.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import type { Probe } from './probe.js';
import { reachWeb } from './web-probe.js';

/** Flow of incoming files that a web service provides below its path. */
interface TestedFlow extends PagedFlow {
  readonly folder: string;
}

/**
 * A client's web service: the test reads the page that the next run will read, without advancing the cursor. Nothing is
 * posted, so for a service that only receives files the test ends with the connection.
 */
export function webPageProbe(target: TransferTarget, flow: TestedFlow | null): Probe {
  return {
    plan: ['NAME', 'REACHED', 'CERTIFICATE', ...(flow ? (['LISTED'] as const) : [])],
    run: async (log, policy) => {
      await reachWeb(toServerUrl(target.server, target.path, target.port), log, policy);
      if (!flow) return;
      const path = joinWebPaths(target.path, flow.folder);
      const source = new WebFileSource({ ...target, path }, flow, policy);
      const [page] = await source.list();
      log.pass(page ? interpolate(texts.pageSeen, { count: page.bytes }) : texts.emptyPage);
    },
  };
}
