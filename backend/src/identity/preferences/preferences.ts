import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type {
  SaveColumnsRequest,
  SaveUserSettingsRequest,
} from '@contracts/requests/user-settings.request.js';
import type { UserPreferenceView } from '@contracts/views/session.view.js';
import type { UserSettingsView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { UserAccount, type ColumnChoices } from '../records/user-account.entity.js';
import { Users } from '../users/users.js';

/** What users have arranged for themselves: columns of the tables (S1 7), units, page sizes and zone (S2 7). */
@Injectable()
export class Preferences {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly accounts: Users,
  ) {}

  async columns(userId: number): Promise<UserPreferenceView> {
    const { columns, timeZone } = await this.users.findOneByOrFail({ id: userId });
    return { ...columnView(columns), timeZone };
  }

  /** A table that is left out keeps its columns. */
  async saveColumns(request: SaveColumnsRequest, actor: Actor): Promise<UserPreferenceView> {
    const { id } = actor.identity;
    const chosen = Object.fromEntries(Object.entries(request).filter(([, value]) => value != null));
    await this.accounts.change(id, actor, ({ columns }) => ({
      columns: { ...columns, ...(chosen as ColumnChoices) },
    }));
    return this.columns(id);
  }

  async settings(userId: number): Promise<UserSettingsView> {
    return settingsOf(await this.users.findOneByOrFail({ id: userId }));
  }

  /** What is left out, or null, stays; a printer is taken away by null. */
  async saveSettings(
    userId: number,
    request: SaveUserSettingsRequest,
    actor: Actor,
  ): Promise<UserSettingsView> {
    const { labelPrinterId, otherPrinterId, ...rest } = request;
    const given = Object.entries(rest).filter(([, value]) => value != null);
    const printers = Object.entries({ labelPrinterId, otherPrinterId }).filter(
      ([, value]) => value !== undefined,
    );
    const changes = Object.fromEntries([...given, ...printers]) as Partial<UserAccount>;
    await this.accounts.change(userId, actor, () => changes);
    return this.settings(userId);
  }
}

const columnView = (columns: ColumnChoices) => ({
  openConsignmentFields: [...(columns['openConsignmentFields'] ?? [])],
  allConsignmentFields: [...(columns['allConsignmentFields'] ?? [])],
  manifestFields: [...(columns['manifestFields'] ?? [])],
});

const settingsOf = (user: UserAccount): UserSettingsView => ({
  preferredUnit: user.preferredUnit,
  consignmentRecordsPerPage: user.consignmentRecordsPerPage,
  manifestRecordsPerPage: user.manifestRecordsPerPage,
  countryName: user.countryName,
  timeZone: user.timeZone,
  labelPrinterId: user.labelPrinterId,
  otherPrinterId: user.otherPrinterId,
});
