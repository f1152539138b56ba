import type { UserStatus } from '@contracts/rules/user-status.js';
import { userRejections as texts, userTexts } from '@contracts/texts/spec/users.js';

import { appPasswordTexts } from '@contracts/texts/app/settings.js';

import { DomainError } from '../../platform/domain-error.js';

/** USER-25: the status cannot be changed to that one. */
export class StatusNotAllowed extends DomainError {
  readonly code = 'user.status_not_allowed';
  readonly kind = 'conflict';

  constructor(from: UserStatus, to: UserStatus) {
    super(texts.statusNotAllowed.replace('{from}', from).replace('{to}', to));
  }
}

/** GAP-50: a change that users cannot make to themselves. */
export class SelfChangeNotAllowed extends DomainError {
  readonly code = 'user.not_to_oneself';
  readonly kind = 'conflict';
}

/** Users must enter their current password to change it. */
export class WrongCurrentPassword extends DomainError {
  readonly code = 'user.wrong_current_password';
  readonly kind = 'invalid';
  override readonly details = [{ path: 'currentPassword', message: appPasswordTexts.wrongCurrent }];

  constructor() {
    super(appPasswordTexts.wrongCurrent);
  }
}

/** GAP-50: the change would remove the last super admin. */
export class NoSuperAdminLeft extends DomainError {
  readonly code = 'user_role.no_super_admin_left';
  readonly kind = 'conflict';

  constructor() {
    super(texts.noSuperAdminLeft);
  }
}

/** USER-43: the user already has the role there. */
export class RoleAlreadyAssigned extends DomainError {
  readonly code = 'user_role.already_assigned';
  readonly kind = 'conflict';

  constructor() {
    super(userTexts.alreadyAssigned);
  }
}

/** USER-35: the role ranks higher than the actor's own. */
export class RoleAboveOwn extends DomainError {
  readonly code = 'user_role.above_own';
  readonly kind = 'forbidden';

  constructor() {
    super(texts.roleAboveOwn);
  }
}
