import { Injectable } from '@nestjs/common';

import type {
  SaveColumnsRequest,
  SaveUserSettingsRequest,
} from '@contracts/requests/user-settings.request.js';
import type { UserPreferenceView } from '@contracts/views/session.view.js';
import type { UserSettingsView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import type { UserAccount, ColumnChoices } from '../records/user-account.entity.js';
import { assertZoneOfCountry } from './time-zones.js';
import { UserAccessPolicy } from '../users/user-access.policy.js';
import { UserRepository } from '../users/user.repository.js';

/** Preferences of users: table columns (S1 7), units, page sizes, time zone and printers (S2 7). */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly users: UserRepository,
    private readonly access: UserAccessPolicy,
  ) {}

  /** Returns the actor's own table columns. */
  async getColumns({ identity }: Actor): Promise<UserPreferenceView> {
    const { columns, timeZone } = await this.users.get(identity.id);
    return { ...toColumnView(columns), timeZone };
  }

  /** Saves the actor's own table columns; tables left out are unchanged. */
  async saveColumns(request: SaveColumnsRequest, actor: Actor): Promise<UserPreferenceView> {
    const changes = Object.fromEntries(
      Object.entries(request).filter(([, value]) => value != null),
    );
    await this.users.change(actor.identity.id, actor, ({ columns }) => ({
      columns: { ...columns, ...(changes as ColumnChoices) },
    }));
    return this.getColumns(actor);
  }

  /** @throws PermissionDenied, RecordNotFound for another user's settings without the permission */
  async getSettings(userId: number, actor: Actor): Promise<UserSettingsView> {
    await this.access.assertCanRead(userId, actor);
    return toSettingsView(await this.users.get(userId));
  }

  /**
   * Saves the settings; fields left out or null are unchanged, but null clears a printer.
   * @throws PermissionDenied, RecordNotFound for another user's settings without the permission
   */
  async saveSettings(
    userId: number,
    request: SaveUserSettingsRequest,
    actor: Actor,
  ): Promise<UserSettingsView> {
    await this.access.assertCanChange(userId, actor);
    const { labelPrinterId, otherPrinterId, ...rest } = request;
    const settings = Object.entries(rest).filter(([, value]) => value != null);
    const printers = Object.entries({ labelPrinterId, otherPrinterId }).filter(
      ([, value]) => value !== undefined,
    );
    const changes = Object.fromEntries([...settings, ...printers]) as Partial<UserAccount>;
    await this.users.change(userId, actor, ({ countryName, timeZone }) => {
      if (changes.countryName !== undefined || changes.timeZone !== undefined)
        assertZoneOfCountry({ countryName, timeZone, ...changes }, '');
      return changes;
    });
    return toSettingsView(await this.users.get(userId));
  }
}

/** Manifested and deleted consignments use the columns of All until they have their own. */
const toColumnView = (columns: ColumnChoices) => ({
  openConsignmentFields: [...(columns['openConsignmentFields'] ?? [])],
  allConsignmentFields: [...(columns['allConsignmentFields'] ?? [])],
  manifestedConsignmentFields: [
    ...(columns['manifestedConsignmentFields'] ?? columns['allConsignmentFields'] ?? []),
  ],
  deletedConsignmentFields: [
    ...(columns['deletedConsignmentFields'] ?? columns['allConsignmentFields'] ?? []),
  ],
  manifestFields: [...(columns['manifestFields'] ?? [])],
});

const toSettingsView = (user: UserAccount): UserSettingsView => ({
  version: user.version,
  preferredUnit: user.preferredUnit,
  consignmentRecordsPerPage: user.consignmentRecordsPerPage,
  manifestRecordsPerPage: user.manifestRecordsPerPage,
  countryName: user.countryName,
  timeZone: user.timeZone,
  labelPrinterId: user.labelPrinterId,
  otherPrinterId: user.otherPrinterId,
});
