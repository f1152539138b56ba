import { Injectable } from '@nestjs/common';

import { dayAt } from '@contracts/rules/calendar-day.js';

import { ClientRepository } from '../../clients/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import type { RowGroup } from '../consignments/consignment-template.js';
import { invalidOrders, type SampleOrder, toRowGroup } from './sample-orders.js';
import {
  type GeneratedOrders,
  type KnownOrder,
  SampleOrdersService,
} from './sample-orders.service.js';
import { sampleReference } from './sample-reference.js';
import { sampleWorkbook } from './sample-workbook.js';

/** Number of orders: some update a consignment or match one exactly, three have an error, the others are invented. */
const ORDER_COUNT = 40;

/** The sample file of a client. */
export interface SampleFile {
  readonly content: Buffer;
  /** Reason no order in it can be created; null if some can. */
  readonly pricingProblem: string | null;
}

/** Writes sample files to try an import with (ADR 63). The caller has checked the scope. */
@Injectable()
export class SampleFileService {
  /** Each plans up to a hundred orders; customers take turns. */
  private readonly queue = new FairQueue({
    ...{ running: 2, runningPerKey: 1, waiting: 20, waitingPerKey: 3 },
  });

  constructor(
    private readonly orders: SampleOrdersService,
    private readonly clock: Clock,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws RecordNotFound for an unknown client, TooManyRequests, TooBusy */
  async write(clientId: number, actor: Actor): Promise<SampleFile> {
    const { customerId } = await this.clients.getActive(clientId);
    return this.queue.run(String(customerId), async () => {
      const generated = await this.orders.generate(clientId, actor);
      const known = await this.orders.findKnown(clientId, actor);
      const lastWeek = dayAt(null, this.clock.now(), -7);
      const content = await sampleWorkbook(arrange(generated, known, lastWeek));
      return { content, pricingProblem: generated.pricingProblem };
    });
  }
}

/** Positions of the orders that are not simply created, so that the first screen of the plan shows one of each kind. */
const POSITIONS = [2, 3, 5, 8, 13, 20];

/** The orders in the order of the file, each with its reference and rows. */
export function arrange(
  { orders }: Pick<GeneratedOrders, 'orders'>,
  known: readonly KnownOrder[],
  lastWeek: string,
): RowGroup[] {
  const [example] = orders;
  const invalid = example ? invalidOrders(example, lastWeek) : [];
  const special = interleave(
    known,
    invalid.map((order) => ({ reference: null, order })),
  );
  const entries: { readonly reference: string | null; readonly order: SampleOrder }[] = Array.from(
    { length: ORDER_COUNT - special.length },
    (_, index) => orders[index % orders.length],
  )
    .filter((order) => order !== undefined)
    .map((order) => ({ reference: null, order }));
  for (const [index, order] of special.entries()) entries.splice(POSITIONS[index] ?? 0, 0, order);
  let row = 2;
  return entries.map(({ reference, order }, index) => {
    const group = toRowGroup(reference ?? sampleReference(index + 1), order, row);
    row += order.length;
    return group;
  });
}

function interleave<Left, Right>(left: readonly Left[], right: readonly Right[]): (Left | Right)[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...left.slice(index, index + 1),
    ...right.slice(index, index + 1),
  ]).flat();
}
