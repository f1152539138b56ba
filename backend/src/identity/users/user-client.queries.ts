import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { UserRole } from '../records/user-account.entity.js';

/** Reads which client a user or API key works for. */
@Injectable()
export class UserClientQueries {
  constructor(private readonly database: DataSource) {}

  /** Returns the client of all roles; null if there are none or several, or one is not for a client. */
  async findOnly(userId: number): Promise<number | null> {
    const roles = await this.database.getRepository(UserRole).find({
      where: { userId },
      select: { id: true, clientId: true },
    });
    const [clientId = null, ...others] = new Set(roles.map((role) => role.clientId));
    return others.length === 0 ? clientId : null;
  }
}
