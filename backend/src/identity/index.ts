export { Actor } from '../platform/actor.js';
export { CurrentActor } from './http/current-actor.js';
export {
  Open,
  RequireEveryPermission,
  RequirePermission,
  SignedIn,
} from './http/require-permission.js';
export { OutOfScope, PermissionDenied } from './identity.errors.js';
export { IdentityModule } from './identity.module.js';
export { Preferences } from './preferences/preferences.js';
export { AddUserCreator1764000051000 } from './records/add-user-creator.migration.js';
export { CreateIdentity1764000002500 } from './records/create-identity.migration.js';
export { assertInScope, resolveScope, type ListScope } from './scope/resolve-scope.js';
export { UserAccount, UserRole } from './records/user-account.entity.js';
export { Sessions } from './sessions/sessions.js';
export { Tokens, type SignedClaims } from './sessions/tokens.js';
export { Users, type NewUser, type NewUserRole } from './users/users.js';
