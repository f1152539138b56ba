import {
  isTypeSelector,
  publicEventTypes,
  publicEventVersions,
} from '@contracts/public-events/public-event-types.js';
import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors.js';

import { InvalidRequest } from '../../platform/invalid-request.js';
import { UnknownWebhookType } from '../webhook.errors.js';
import { closestEventType } from './closest-event-type.js';

/** Normalises names for storage: each once, `*` alone. @throws InvalidRequest for none, UnknownWebhookType */
export function parseTypes(names: readonly string[]): string[] {
  if (names.length === 0)
    throw new InvalidRequest([{ path: 'types', message: webhookErrorTexts.noTypes }]);
  const unknown = names.find((name) => !isTypeSelector(name));
  if (unknown !== undefined)
    throw new UnknownWebhookType(unknown, closestEventType(unknown, publicEventTypes));
  return names.includes('*') ? ['*'] : [...new Set(names)];
}

/** A new subscription gets the newest version of every type, and stays on it. */
export const newestVersions = (): Record<string, number> => ({ ...publicEventVersions });
