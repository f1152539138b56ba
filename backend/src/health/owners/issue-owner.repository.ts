import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Owners of items that were never resolved are deleted with other old rows. */
const RETENTION = `interval '90 days'`;

/** Takes the item if its owner is the one the caller saw; an owner of an earlier occurrence is replaced. */
const take = `
  insert into need_owner (key, user_id) values ($1, $2)
    on conflict (key) do update set user_id = excluded.user_id, taken_at = now()
      where need_owner.user_id is not distinct from $3 or need_owner.taken_at < $4
  returning key`;

/** Stores the owners of items that need attention. */
@Injectable()
export class IssueOwnerRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Makes the user the owner.
   * @param seenOwnerId the owner that the caller saw; null for none
   * @param since start of the item: owners of an earlier item with the same key do not count
   * @returns false if someone else has taken it in the meantime
   */
  async take(
    key: string,
    userId: number,
    { seenOwnerId, since }: { readonly seenOwnerId: number | null; readonly since: Date },
  ): Promise<boolean> {
    await this.database.query(`delete from need_owner where taken_at < now() - ${RETENTION}`);
    const values = [key, userId, seenOwnerId, since];
    return (await this.database.query<object[]>(take, values)).length > 0;
  }

  /** Does nothing if the user is not the owner. */
  async release(key: string, userId: number): Promise<void> {
    await this.database.query('delete from need_owner where key = $1 and user_id = $2', [
      key,
      userId,
    ]);
  }
}
