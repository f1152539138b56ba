import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { interpolate } from '../../platform/interpolate.js';
import { joinWebPaths, toServerUrl } from '../../platform/outgoing/http-client.js';
import { type PagedFlow, WebFileSource } from '../client-flows/web-file-source.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import type { Probe } from './probe.js';
import { reachWeb } from './web-probe.js';

/** Place of a flow of incoming files at a web service. */
interface PagedPlace extends PagedFlow {
  readonly folder: string;
}

/**
 * A client's web service: its page is read as the next run will, and left where it is. Nothing is posted, so
 * a service that only receives files is reached, and no more.
 */
export function webPageProbe(target: TransferTarget, flow: PagedPlace | null): Probe {
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
