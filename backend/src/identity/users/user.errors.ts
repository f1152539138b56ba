import type { UserStatus } from '@contracts/rules/user-status.js';
import { userRefusals as texts, userTexts } from '@contracts/texts/users.js';

import { DomainError } from '../../platform/domain-error.js';

/** USER-25: the status may not become that one. */
export class StatusNotAllowed extends DomainError {
  readonly code = 'user.status_not_allowed';
  readonly refusal = 'conflict';

  constructor(from: UserStatus, to: UserStatus) {
    super(texts.statusNotAllowed.replace('{from}', from).replace('{to}', to));
  }
}

/** GAP-50: what nobody does to themselves. */
export class NotToOneself extends DomainError {
  readonly code = 'user.not_to_oneself';
  readonly refusal = 'conflict';
}

/** GAP-50: nobody is left who could make another super admin. */
export class NoSuperAdminLeft extends DomainError {
  readonly code = 'user_role.no_super_admin_left';
  readonly refusal = 'conflict';

  constructor() {
    super(texts.noSuperAdminLeft);
  }
}

/** USER-43. */
export class RoleAlreadyAssigned extends DomainError {
  readonly code = 'user_role.already_assigned';
  readonly refusal = 'conflict';

  constructor() {
    super(userTexts.alreadyAssigned);
  }
}

/** USER-35: the role weighs more than those of the caller that reach there. */
export class RoleAboveOwn extends DomainError {
  readonly code = 'user_role.above_own';
  readonly refusal = 'forbidden';

  constructor() {
    super(texts.roleAboveOwn);
  }
}
