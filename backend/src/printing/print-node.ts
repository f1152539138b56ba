import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { printingTexts } from '@contracts/texts/printing.js';
import type { PrinterView } from '@contracts/views/printer.view.js';

import {
  callHttp,
  DeliveryFailed,
  OutgoingPolicy,
  signIn,
  type HttpCall,
} from '../integrations/index.js';
import { PrintService, type PrintOrder } from './print-service.js';
import { PrintServiceFailed } from './printing.errors.js';

/** As its documentation has it (docs/freight-conventions.md, PrintNode); the rest is left alone. */
const printerList = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    computer: z.object({
      id: z.number(),
      hostname: z.string().nullish(),
      name: z.string().nullish(),
    }),
  }),
);

/** Most printers one answer holds. */
const PAGE = 500;
/** A job that a switched-off printer has not printed by then would only puzzle whoever switches it on. */
const SECONDS_OF_VALIDITY = 3600;
const TOO_MANY_REQUESTS = 429;

export interface PrintNodeOptions {
  /** Where the service is, as the deployment says. */
  readonly url: string;
  readonly timeoutMs: number;
  /** Between tries while it says that there are too many; it allows ten calls a second. */
  readonly pausesMs: readonly number[];
}

/** The PrintNode service: the API key as user name, JSON both ways. */
export class PrintNode extends PrintService {
  private readonly policy: OutgoingPolicy;

  constructor(private readonly options: PrintNodeOptions) {
    super();
    // the deployment itself says where the service is: that may be this machine
    this.policy = new OutgoingPolicy(true, options.timeoutMs);
  }

  async printers(apiKey: string): Promise<PrinterView[]> {
    const text = await this.call(apiKey, { method: 'GET', path: `/printers?limit=${PAGE}` });
    return readPrinters(text).map(({ id, name, computer }) => ({
      id,
      name,
      computer: { id: computer.id, hostname: computer.hostname ?? computer.name ?? null },
    }));
  }

  async print(apiKey: string, { printerId, title, pdf }: PrintOrder): Promise<void> {
    const job = {
      printerId,
      title,
      contentType: 'pdf_base64',
      content: pdf.toString('base64'),
      source: 'Linehaul',
      expireAfter: SECONDS_OF_VALIDITY,
    };
    await this.call(apiKey, { method: 'POST', path: '/printjobs', body: JSON.stringify(job) });
  }

  /** Only a call that was turned away is made again: any other may have been a print. */
  private async call(apiKey: string, call: ServiceCall): Promise<string> {
    for (const pauseMs of this.options.pausesMs)
      try {
        return await this.callOnce(apiKey, call);
      } catch (error) {
        if (!isBusy(error)) throw failure(error);
        await wait(pauseMs);
      }
    return this.callOnce(apiKey, call).catch((error: unknown) => {
      throw failure(error);
    });
  }

  private callOnce(apiKey: string, { method, path, body }: ServiceCall): Promise<string> {
    return callHttp(
      {
        method,
        url: new URL(path, this.options.url),
        headers: {
          ...signIn({ username: apiKey, password: '', apiKey: null }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      },
      this.policy,
    );
  }
}

interface ServiceCall extends Pick<HttpCall, 'method' | 'body'> {
  readonly path: string;
}

function readPrinters(text: string): z.infer<typeof printerList> {
  try {
    return printerList.parse(JSON.parse(text));
  } catch (error) {
    throw failure(error, 'its answer is no list of printers');
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof DeliveryFailed && error.status === TOO_MANY_REQUESTS;

/** In words for whoever printed; what the service answered holds no secret of ours. */
function failure(error: unknown, reason?: string): PrintServiceFailed {
  const { message, status } = error as DeliveryFailed;
  if (status === 401 || status === 403)
    return new PrintServiceFailed(printingTexts.keyRefused, error);
  if (status === TOO_MANY_REQUESTS) return new PrintServiceFailed(printingTexts.busy, error);
  const words = printingTexts.notTaken.replace('{reason}', () => reason ?? message);
  return new PrintServiceFailed(words, error);
}
