import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { printingTexts } from '@contracts/texts/spec/printing.js';
import type { PrinterView } from '@contracts/views/printer.view.js';

import { parseRanges } from '../platform/outgoing/outgoing.policy.js';
import { authHeaders, sendRequest, type HttpCall } from '../platform/outgoing/http-client.js';
import { OutgoingPolicy } from '../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../platform/outgoing/transfer-failed.js';
import { PrintService, type PrintRequest } from './print-service.js';
import { PrintServiceFailed } from './printing.errors.js';

/** As documented (docs/freight-conventions.md, PrintNode); other fields are ignored. */
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

/** Maximum printers per response. */
const MAX_PRINTERS = 500;
/** Expiry of a job: a printer switched on later than this no longer prints it. */
const JOB_EXPIRY_SECONDS = 3600;
const TOO_MANY_REQUESTS = 429;
const ALL_ADDRESSES = '0.0.0.0/0,::/0';

export interface PrintNodeOptions {
  /** URL of the service, from the configuration. */
  readonly url: string;
  readonly timeoutMs: number;
  /** Delays between retries when rate-limited; it allows ten calls per second. */
  readonly pausesMs: readonly number[];
}

/** Client of PrintNode's HTTP API, which takes the API key as the user name. */
export class PrintNode extends PrintService {
  private readonly policy: OutgoingPolicy;

  constructor(private readonly options: PrintNodeOptions) {
    super();
    // the URL comes from the deployment, so it may be in its private network
    const permitted = parseRanges(ALL_ADDRESSES);
    this.policy = new OutgoingPolicy({ permitted, timeoutMs: options.timeoutMs });
  }

  async listPrinters(apiKey: string): Promise<PrinterView[]> {
    const text = await this.call(apiKey, {
      method: 'GET',
      path: `/printers?limit=${MAX_PRINTERS}`,
    });
    return readPrinters(text).map(({ id, name, computer }) => ({
      id,
      name,
      computer: { id: computer.id, hostname: computer.hostname ?? computer.name ?? null },
    }));
  }

  async print(apiKey: string, { printerId, title, pdf }: PrintRequest): Promise<void> {
    const job = {
      printerId,
      title,
      contentType: 'pdf_base64',
      content: pdf.toString('base64'),
      source: 'Linehaul',
      expireAfter: JOB_EXPIRY_SECONDS,
    };
    await this.call(apiKey, { method: 'POST', path: '/printjobs', body: JSON.stringify(job) });
  }

  /** Only rate-limited calls are retried: any other may have printed. All attempts share one timeout. */
  private async call(apiKey: string, call: ServiceCall): Promise<string> {
    const endsAt = performance.now() + this.options.timeoutMs;
    for (const pauseMs of this.options.pausesMs)
      try {
        return await this.callOnce(apiKey, call, endsAt);
      } catch (error) {
        if (!isBusy(error) || performance.now() + pauseMs > endsAt) throw failure(error);
        await wait(pauseMs);
      }
    return this.callOnce(apiKey, call, endsAt).catch((error: unknown) => {
      throw failure(error);
    });
  }

  private callOnce(
    apiKey: string,
    { method, path, body }: ServiceCall,
    endsAt: number,
  ): Promise<string> {
    return sendRequest(
      {
        method,
        url: new URL(path, this.options.url),
        headers: {
          ...authHeaders({ username: apiKey, password: '', apiKey: null }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      },
      this.policy.forOneResponse(Math.max(endsAt - performance.now(), 1)),
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
    throw failure(error, 'its response is not a list of printers');
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof TransferFailed && error.status === TOO_MANY_REQUESTS;

/** Message for the user; the service's response contains none of our secrets. */
function failure(error: unknown, reason?: string): PrintServiceFailed {
  const { message, status } = error as TransferFailed;
  if (status === 401 || status === 403)
    return new PrintServiceFailed(printingTexts.keyRejected, error);
  if (status === TOO_MANY_REQUESTS) return new PrintServiceFailed(printingTexts.busy, error);
  const text = printingTexts.notTaken.replace('{reason}', () => reason ?? message);
  return new PrintServiceFailed(text, error);
}
