import { randomUUID } from 'node:crypto';

import { Actor } from '../../platform/actor.js';
import { currentRequest } from '../../platform/request-context.js';
import type { UserAccount } from '../records/user-account.entity.js';

/** Actor for a user who is not signed in and follows a link from an email. */
export const toSelfActor = ({ id, name, kind }: Pick<UserAccount, 'id' | 'name' | 'kind'>): Actor =>
  new Actor({ id, name, kind, onBehalfOf: null }, new Map(), {
    correlationId: currentRequest()?.correlationId ?? randomUUID(),
    causationId: null,
  });
