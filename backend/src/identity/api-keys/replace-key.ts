import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ApiKeyReplaced } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';

/** An API key being replaced by another. */
interface Replacement {
  readonly id: number;
  /** Id of its successor. */
  readonly by: number;
  readonly endsAt: Date;
}

/** Ends the key at that time, or at its earlier expiry. @throws ApiKeyReplaced, RecordNotFound */
export async function replaceKey(records: UnitOfWork, change: Replacement): Promise<void> {
  const { id, by, endsAt } = change;
  const key = await records.manager.findOne(UserAccount, {
    where: { id, kind: 'API_KEY' },
    lock: { mode: 'pessimistic_write' },
  });
  if (!key) throw new RecordNotFound(`API key ${id}`);
  if (key.replacedBy !== null) throw new ApiKeyReplaced(key.name);
  const expiresAt = key.expiresAt !== null && key.expiresAt < endsAt ? key.expiresAt : endsAt;
  await records.update(UserAccount, key, { replacedBy: by, expiresAt });
}
