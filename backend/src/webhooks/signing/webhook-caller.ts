import { Injectable } from '@nestjs/common';

import { appOutgoingTexts } from '@contracts/texts/app/outgoing.js';
import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { interpolate } from '../../platform/interpolate.js';
import { exchangeOnce, type RawResponse } from '../../platform/outgoing/capped-exchange.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { toTransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { WebhookTargets } from './webhook-targets.js';

/** Time limit of one exchange with a subscriber. */
export const WEBHOOK_DEADLINE_MS = 15_000;
const MAX_READ_BYTES = 64_000;
const MAX_STORED_BYTES = 4_000;
const MAX_STORED_HEADERS = 40;
const MAX_HEADER_LENGTH = 500;

export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as exactly the signed bytes. */
  readonly body: string;
  /** Instant of the attempt, as in its headers. */
  readonly at: Date;
}

/** Calls subscribers: only checked addresses, no redirects, one deadline for the whole exchange. */
@Injectable()
export class WebhookCaller {
  constructor(
    private readonly targets: WebhookTargets,
    private readonly policy: OutgoingPolicy,
  ) {}

  /** Never throws: whatever happens is the attempt's outcome. */
  async call(call: WebhookCall, deadlineMs = WEBHOOK_DEADLINE_MS): Promise<WebhookAttemptView> {
    const startedAt = performance.now();
    const outcome = await this.outcomeOf(call, deadlineMs);
    return {
      at: call.at.toISOString(),
      durationMs: Math.round(performance.now() - startedAt),
      ...outcome,
    };
  }

  private async outcomeOf({ url, headers, body }: WebhookCall, deadlineMs: number) {
    const address = new URL(url);
    const { permitted } = this.policy;
    const policy = new OutgoingPolicy({ permitted, timeoutMs: deadlineMs, deadlineMs });
    try {
      const resolve = () => this.targets.resolve(address);
      const request = { method: 'POST', url: address, headers, body, resolve } as const;
      return toOutcome(await exchangeOnce(request, { policy, maxResponseBytes: MAX_READ_BYTES }));
    } catch (error) {
      const { message, unresponsiveServer } = toTransferFailed(address.host, error);
      const seconds = deadlineMs / 1000;
      const failure =
        unresponsiveServer === null
          ? message
          : interpolate(webhookErrorTexts.noAnswer, { seconds });
      return { ...noResponse, failure };
    }
  }
}

/** The attempt of a call that could not be made. */
export const attemptWithoutCall = (at: Date, failure: string): WebhookAttemptView => ({
  at: at.toISOString(),
  durationMs: 0,
  ...noResponse,
  failure,
});

const noResponse = { status: null, remoteAddress: null, answerHeaders: {}, answerBody: null };

const toOutcome = ({ status, statusText, headers, body, remoteAddress }: RawResponse) => ({
  status,
  failure: failureOf(status, statusText),
  remoteAddress,
  answerHeaders: Object.fromEntries(
    Object.entries(headers)
      .slice(0, MAX_STORED_HEADERS)
      .map(([name, value]) => [name, value.slice(0, MAX_HEADER_LENGTH)]),
  ),
  answerBody: body.length === 0 ? null : storableText(body.subarray(0, MAX_STORED_BYTES)),
});

/** Only 2xx is a success. */
function failureOf(status: number, statusText: string): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return appOutgoingTexts.redirected;
  return cleanText(`${status} ${statusText}`) ?? String(status);
}

/** Postgres cannot store NUL. */
const storableText = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD');
