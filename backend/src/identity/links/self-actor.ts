import { randomUUID } from 'node:crypto';

import { Actor } from '../../platform/actor.js';
import { currentScope } from '../../platform/request-scope.js';
import type { UserAccount } from '../records/user-account.entity.js';

/** Users who act for themselves before they are signed in, by a link from a mail. */
export const selfActor = ({ id, name, kind }: Pick<UserAccount, 'id' | 'name' | 'kind'>): Actor =>
  new Actor({ id, name, kind, onBehalfOf: null }, new Map(), {
    correlationId: currentScope()?.correlationId ?? randomUUID(),
    causationId: null,
  });
