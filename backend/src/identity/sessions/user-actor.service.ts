import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Actor } from '../../platform/actor.js';
import { UserAccessCache } from './user-access.cache.js';

/** Users that jobs act for, with their current permissions. */
@Injectable()
export class UserActorService {
  constructor(private readonly userAccess: UserAccessCache) {}

  /** Null for a user who may no longer sign in. */
  async find(userId: number, causationId: string): Promise<Actor | null> {
    const access = await this.userAccess.find(userId);
    if (!access) return null;
    const { identity, permissions, isSuperAdmin } = access;
    const trail = { correlationId: randomUUID(), causationId };
    return new Actor(identity, permissions, trail, isSuperAdmin);
  }
}
