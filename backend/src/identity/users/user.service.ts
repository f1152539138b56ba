import { Injectable, Logger } from '@nestjs/common';

import type { UpdatePasswordRequest } from '@contracts/requests/user-settings.request.js';
import type { CreateUserRequest, UpdateUserRequest } from '@contracts/requests/users.request.js';
import { statusChoices } from '@contracts/rules/user-status.js';
import { userRejections as texts } from '@contracts/texts/spec/users.js';
import type { AdministratorsView } from '@contracts/views/administrators.view.js';
import type { CreatedUserView, UserPage, UserView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { RegistrationService } from '../links/registration.service.js';
import { PermissionDenied } from '../identity.errors.js';
import type { UserAccount } from '../records/user-account.entity.js';
import { assertZoneOfCountry } from '../preferences/time-zones.js';
import { resolveScope } from '../scope/resolve-scope.js';
import { UserQueries, type UserListQuery } from './user.queries.js';
import type { ScopedRole } from './role-rules.js';
import { UserRoleService } from './user-role.service.js';
import { UserAccessPolicy } from './user-access.policy.js';
import { PasswordPolicy } from './password.policy.js';
import { RoleAlreadyAssigned, SelfChangeNotAllowed, StatusNotAllowed } from './user.errors.js';
import { UserRepository } from './user.repository.js';

/** Administration of users; checks which users the actor may see and change. */
@Injectable()
export class UserService {
  private readonly log = new Logger(UserService.name);

  constructor(
    private readonly users: UserRepository,
    private readonly access: UserAccessPolicy,
    private readonly roles: UserRoleService,
    private readonly registration: RegistrationService,
    private readonly queries: UserQueries,
    private readonly rules: PasswordPolicy,
  ) {}

  /** Lists the users with a role in scope; `permission` narrows the scope (GAP-11). */
  async list(query: UserListQuery, actor: Actor): Promise<UserPage> {
    const scope = resolveScope(actor, 'READ_USER', { permission: query.permission ?? null });
    return this.queries.list(scope, query, actor);
  }

  /** Administrators whom the caller can ask for missing permissions. */
  findAdministrators(actor: Actor): Promise<AdministratorsView> {
    return this.queries.findAdministrators(actor);
  }

  /**
   * Adds the user with its roles, or neither, even if the verification email cannot be sent (USER-55). Roles need
   * CREATE_USER_ROLE.
   * @throws EmailTaken, PermissionDenied, and the errors of granting a role
   */
  async add(
    request: CreateUserRequest,
    roles: readonly ScopedRole[],
    actor: Actor,
  ): Promise<CreatedUserView> {
    const { name, email, password } = request;
    if (roles.length > 0) await this.assertCanGrant(roles, actor);
    const roleNames = roles.map(({ role }) => role);
    await this.rules.assertAllowed('password', password, roleNames);
    const owner = await this.roles.findDefaultOwner(actor);
    const id = await this.users.create(
      { name, email, password, status: 'CREATED', roles, owner, ...toPreferences(request) },
      actor,
    );
    const emailSent = await this.sendFirstLink(id, actor);
    return { ...(await this.getView(id, actor)), emailSent };
  }

  private async assertCanGrant(roles: readonly ScopedRole[], actor: Actor): Promise<void> {
    if (!actor.hasPermission('CREATE_USER_ROLE')) throw new PermissionDenied();
    const distinct = new Set(roles.map((role) => JSON.stringify(role)));
    if (distinct.size < roles.length) throw new RoleAlreadyAssigned();
    await this.roles.assertCanGrant(roles, 'CREATE_USER_ROLE', actor);
  }

  /**
   * Sends the verification email unless an earlier attempt of the same operation did. Returns false if it could not be
   * sent.
   */
  private async sendFirstLink(id: number, actor: Actor): Promise<boolean> {
    const { status } = await this.getView(id, actor);
    if (status !== 'CREATED') return true;
    return this.registration.sendLink(id, actor).then(
      () => true,
      (error: unknown) => {
        this.log.error(error);
        return false;
      },
    );
  }

  /**
   * Changes the fields that the request contains.
   * @throws StatusNotAllowed, SelfChangeNotAllowed, WrongCurrentPassword for the user's own password
   */
  async change(request: UpdateUserRequest, actor: Actor): Promise<UserView> {
    const { id, name, status, password, currentPassword } = request;
    await this.access.getEditable(id, actor, 'UPDATE_USER');
    if (password) {
      await this.rules.assertCurrent(id, currentPassword, actor);
      await this.rules.assertAllowed('password', password, id);
    }
    const passwordChange = password ? await this.users.toPasswordChange(password) : {};
    await this.users.change(id, actor, (user) => {
      if (status) assertStatus(user, status, actor);
      return {
        ...(name !== undefined && { name }),
        ...(status && { status }),
        ...toPreferences(request, user),
        ...passwordChange,
      };
    });
    return this.getView(id, actor);
  }

  /**
   * Changes the password.
   * @throws WrongCurrentPassword for the user's own one, PermissionDenied, RecordNotFound, RoleAboveOwn
   */
  async changePassword(request: UpdatePasswordRequest, actor: Actor): Promise<void> {
    const { userId, newPassword, currentPassword } = request;
    await this.access.assertCanChange(userId, actor);
    await this.rules.assertCurrent(userId, currentPassword, actor);
    await this.rules.assertAllowed('newPassword', newPassword, userId);
    await this.users.changePassword(userId, newPassword, actor);
  }

  /** @throws SelfChangeNotAllowed */
  async remove(id: number, actor: Actor): Promise<void> {
    if (id === actor.identity.id) throw new SelfChangeNotAllowed(texts.ownUser);
    await this.users.remove(await this.access.getEditable(id, actor, 'DELETE_USER'), actor);
  }

  /** @throws NotAwaitingVerification */
  async resendVerification(userId: number, actor: Actor): Promise<void> {
    const { id } = await this.access.getVisible(userId, actor, 'UPDATE_USER');
    await this.registration.sendLink(id, actor);
  }

  private async getView(id: number, actor: Actor): Promise<UserView> {
    const [view] = await this.queries.views([id], actor);
    if (!view) throw new RecordNotFound(`user ${id}`);
    return view;
  }
}

/** USER-20 to USER-25. */
function assertStatus(user: UserAccount, status: UserAccount['status'], actor: Actor): void {
  if (status === user.status) return;
  if (user.id === actor.identity.id) throw new SelfChangeNotAllowed(texts.ownStatus);
  if (!statusChoices(user.status, actor.isSuperAdmin).includes(status))
    throw new StatusNotAllowed(user.status, status);
}

type UserRegion = Pick<UserAccount, 'countryName' | 'timeZone'>;

const defaultRegion: UserRegion = { countryName: 'Australia', timeZone: 'Australia/Sydney' };

/** @throws InvalidRequest for a time zone of another country */
function toPreferences(
  { preferredUnit, userPreference }: Pick<CreateUserRequest, 'preferredUnit' | 'userPreference'>,
  { countryName, timeZone }: UserRegion = defaultRegion,
) {
  const { countryName: country, timeZone: zone } = userPreference ?? {};
  const region = { ...(country && { countryName: country }), ...(zone && { timeZone: zone }) };
  if (country ?? zone) assertZoneOfCountry({ countryName, timeZone, ...region }, 'userPreference.');
  return { ...(preferredUnit && { preferredUnit }), ...region };
}
