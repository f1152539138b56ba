import { Webhook } from 'standardwebhooks';

import { hookSecret } from './hook-secret.js';

/** A call to a receiver, newest first on the page. */
export interface ReceivedHook {
  readonly at: string;
  /** Last part of the receiver's URL. */
  readonly name: string;
  readonly type: string;
  /** Id of the consignment or manifest. */
  readonly subject: string;
  /** `live`, `replay`, `redelivery` or `test`, with the number of the attempt. */
  readonly delivery: string;
  readonly isSigned: boolean;
  readonly status: number;
}

export interface HookCall {
  readonly name: string;
  /** As received: the signature covers these characters. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const SHOWN = 200;
/** This receiver is always out of order. */
const BROKEN = 'customer-messages';

/** Receivers of webhooks, which verify signatures as a client's server would; the last calls are held in memory. */
export class HookReceiver {
  private readonly calls: ReceivedHook[] = [];

  constructor(private readonly now: () => Date) {}

  /** Returns the status of the response. */
  receive({ name, text, headers }: HookCall): number {
    const isSigned = isSignatureValid(name, text, headers);
    const status = statusOf(name, isSigned);
    this.calls.unshift({
      ...{ at: this.now().toISOString(), name, isSigned, status },
      ...describe(text),
      delivery: headers['linehaul-delivery'] ?? '',
    });
    this.calls.length = Math.min(this.calls.length, SHOWN);
    return status;
  }

  latest(): readonly ReceivedHook[] {
    return this.calls;
  }
}

function statusOf(name: string, isSigned: boolean): number {
  if (!isSigned) return 401;
  return name === BROKEN ? 503 : 200;
}

function isSignatureValid(name: string, text: string, headers: HookCall['headers']): boolean {
  try {
    new Webhook(hookSecret(name)).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}

/** Part of an event that the page shows; anyone may send anything. */
interface ShownEvent {
  readonly type?: unknown;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Type and subject of an event; empty for anything else. */
function describe(text: string): Pick<ReceivedHook, 'type' | 'subject'> {
  try {
    const { type, data = {} } = JSON.parse(text) as ShownEvent;
    const subject = data['connoteNumber'] ?? data['manifestNumber'] ?? data['consignmentId'];
    return { type: plain(type), subject: plain(subject) };
  } catch {
    return { type: '', subject: '' };
  }
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
