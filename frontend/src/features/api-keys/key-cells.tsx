import { IDLE_KEY_DAYS } from '@contracts/rules/api-key-expiry';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { useNow } from '../../shared/live/useNow';
import { Tag } from '../../shared/status/Tag';
import { DateText, Mono } from '../../shared/text/values';
import { withoutFullLength } from './KeyRangesField';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WARN_MS = 30 * DAY_MS;

interface KeyCellProps {
  readonly apiKey: ApiKeyView;
}

/** Expiry of the key, highlighted if near; for a replaced key, its end to the minute. */
export function KeyExpiry({ apiKey: { expiresAt, isReplaced } }: KeyCellProps) {
  const remainingMs = Date.parse(expiresAt) - Date.parse(useNow());
  if (remainingMs <= 0)
    return (
      <Tag tone="bad">
        {texts.ended} <DateText value={expiresAt} />
      </Tag>
    );
  if (isReplaced)
    return (
      <Tag tone="warn">
        {texts.ends} <DateText value={expiresAt} show="date-minute" />
      </Tag>
    );
  return remainingMs < WARN_MS ? (
    <Tag tone="warn">
      <DateText value={expiresAt} />
    </Tag>
  ) : (
    <DateText value={expiresAt} />
  );
}

/** Last use of the key, to the minute; highlighted if the key still works but was last used, or created, long ago. */
export function KeyLastUse({ apiKey: { createdAt, lastUsedAt, expiresAt } }: KeyCellProps) {
  const now = Date.parse(useNow());
  const unusedSince = lastUsedAt ?? createdAt;
  const days = Math.floor((now - Date.parse(unusedSince)) / DAY_MS);
  if (days >= IDLE_KEY_DAYS && Date.parse(expiresAt) > now)
    return (
      <Tag tone="warn">
        {texts.idle} <DateText value={unusedSince} />
      </Tag>
    );
  return lastUsedAt === null ? (
    <>{texts.neverUsed}</>
  ) : (
    <DateText value={lastUsedAt} show="date-minute" />
  );
}

/** Marks a key that was replaced by a newer one of the same name. */
export const KeyReplaced = ({ apiKey: { isReplaced } }: KeyCellProps) =>
  isReplaced ? <Tag>{texts.replaced}</Tag> : null;

/** Addresses that a key can be used from. */
export const KeyRanges = ({ apiKey: { allowedRanges } }: KeyCellProps) =>
  allowedRanges ? <Mono>{allowedRanges.map(withoutFullLength).join(', ')}</Mono> : texts.anyAddress;

/** Short description of a key's scopes, in full on hover. */
export function KeyScopes({ apiKey: { scopes } }: KeyCellProps) {
  if (scopes === null) return <>{texts.everything}</>;
  return (
    <span title={scopes.map((scope) => texts.scopes[scope]).join('\n')}>{scopes.join(', ')}</span>
  );
}
