import { AsyncLocalStorage } from 'node:async_hooks';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { TransferFailed } from './transfer-failed.js';

const locked = new AsyncLocalStorage<true>();

/** Runs work with all outgoing calls blocked: carriers are never called for test data (ADR 45). */
export const withoutOutgoingCalls = <Result>(work: () => Result): Result => locked.run(true, work);

/** Called before an address is looked up. @throws TransferFailed within `withoutOutgoingCalls` */
export function assertOutgoingAllowed(): void {
  if (locked.getStore()) throw new TransferFailed(texts.testData, { isRejectedAddress: true });
}
