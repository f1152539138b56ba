import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { interpolate } from '../../platform/interpolate.js';
import { joinWebPaths, toServerUrl } from '../../platform/outgoing/http-client.js';
import { WebOrderSource } from '../client-flows/web-order-source.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import type { Probe } from './probe.js';
import { reachWeb } from './web-probe.js';

/** Place of a flow of orders at a web service. */
interface OrdersPlace {
  readonly folder: string;
  readonly cursor: string | null;
}

/**
 * A client's web service: its page of orders is read as the next run will, and left where it is. Nothing is posted, so
 * a service that only receives files is reached, and no more.
 */
export function webOrdersProbe(target: TransferTarget, orders: OrdersPlace | null): Probe {
  return {
    plan: ['NAME', 'REACHED', 'CERTIFICATE', ...(orders ? (['LISTED'] as const) : [])],
    run: async (log, policy) => {
      await reachWeb(toServerUrl(target.server, target.path, target.port), log, policy);
      if (!orders) return;
      const path = joinWebPaths(target.path, orders.folder);
      const source = new WebOrderSource({ ...target, path }, orders.cursor, policy);
      const [page] = await source.list();
      log.pass(page ? interpolate(texts.ordersSeen, { count: page.bytes }) : texts.noOrders);
    },
  };
}
