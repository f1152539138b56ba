import { describeAppending } from './testing/appending.contract.js';
import { describeConcurrency } from './testing/concurrency.contract.js';
import { describeSubscription } from './testing/subscription.contract.js';
import { describeReading } from './testing/reading.contract.js';
import type { ContractSubject } from './testing/contract-subject.js';

/** Contract that every adapter fulfils (docs/event-store.md), on any server. */
export function describeEventStore(open: () => Promise<ContractSubject>): void {
  let subject: ContractSubject;

  beforeAll(async () => {
    subject = await open();
  });

  afterAll(async () => {
    await subject.close();
  });

  const current = () => subject;
  describeAppending(current);
  describeReading(current);
  describeSubscription(current);
  describeConcurrency(current);
}
