import { Injectable, Logger } from '@nestjs/common';

import type { CreateUserRequest, UpdateUserRequest } from '@contracts/requests/users.request.js';
import { statusChoices } from '@contracts/rules/user-status.js';
import { userRefusals as texts } from '@contracts/texts/users.js';
import type { CreatedUserView, UserView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Registration } from '../links/registration.js';
import type { UserAccount } from '../records/user-account.entity.js';
import { FindUsers } from './find-users.js';
import { UserReach } from './user-reach.js';
import { NotToOneself, StatusNotAllowed } from './user.errors.js';
import { Users } from './users.js';

/** Lets administrators at the users in their reach only. */
@Injectable()
export class UserDesk {
  private readonly log = new Logger(UserDesk.name);

  constructor(
    private readonly users: Users,
    private readonly reach: UserReach,
    private readonly registration: Registration,
    private readonly found: FindUsers,
  ) {}

  /** The user stays when only the mail cannot be handed over (USER-55). @throws EmailTaken */
  async add(request: CreateUserRequest, actor: Actor): Promise<CreatedUserView> {
    const { name, email, password } = request;
    const id = await this.users.create(
      { name, email, password, status: 'CREATED', roles: [], ...preferencesIn(request) },
      actor,
    );
    const emailSent = await this.sendFirstLink(id, actor);
    return { ...(await this.view(id, actor)), emailSent };
  }

  /** An earlier try of the same operation may have sent it. */
  private async sendFirstLink(id: number, actor: Actor): Promise<boolean> {
    const { status } = await this.view(id, actor);
    if (status !== 'CREATED') return true;
    return this.registration.sendLink(id, actor).then(
      () => true,
      (error: unknown) => {
        this.log.error(error);
        return false;
      },
    );
  }

  /** `token` is spared when its bearer changes their own password. @throws StatusNotAllowed, NotToOneself */
  async change(request: UpdateUserRequest, actor: Actor, token: string): Promise<UserView> {
    const { id, name, status, password } = request;
    await this.reach.findToChange(id, actor, 'UPDATE_USER');
    const isOwn = id === actor.identity.id;
    const passwordChange = password
      ? await this.users.newPassword(password, isOwn ? token : null)
      : () => ({});
    await this.users.change(id, actor, (user) => {
      assertStatus(user, status, actor);
      const isUnlocked = user.status === 'LOCKED' && status !== 'LOCKED';
      return {
        name,
        status,
        ...preferencesIn(request),
        ...(isUnlocked && { failedLogins: 0 }),
        ...passwordChange(user),
      };
    });
    return this.view(id, actor);
  }

  /** @throws NotToOneself */
  async remove(id: number, actor: Actor): Promise<void> {
    if (id === actor.identity.id) throw new NotToOneself(texts.ownUser);
    await this.users.remove(await this.reach.findToChange(id, actor, 'DELETE_USER'), actor);
  }

  /** @throws NotAwaitingVerification */
  async resendVerification(userId: number, actor: Actor): Promise<void> {
    const { id } = await this.reach.find(userId, actor, 'UPDATE_USER');
    await this.registration.sendLink(id, actor);
  }

  private async view(id: number, actor: Actor): Promise<UserView> {
    const [view] = await this.found.views([id], actor);
    if (!view) throw new RecordNotFound(`user ${id}`);
    return view;
  }
}

/** USER-20 to USER-25. */
function assertStatus(user: UserAccount, status: UserAccount['status'], actor: Actor): void {
  if (status === user.status) return;
  if (user.id === actor.identity.id) throw new NotToOneself(texts.ownStatus);
  if (!statusChoices(user.status, actor.isSuperAdmin).includes(status))
    throw new StatusNotAllowed(user.status, status);
}

function preferencesIn({
  preferredUnit,
  userPreference,
}: Pick<CreateUserRequest, 'preferredUnit' | 'userPreference'>) {
  const { countryName, timeZone } = userPreference ?? {};
  return {
    ...(preferredUnit && { preferredUnit }),
    ...(countryName && { countryName }),
    ...(timeZone && { timeZone }),
  };
}
