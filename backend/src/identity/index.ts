export { Actor } from '../platform/actor.js';
export { CurrentActor } from './http/access.guard.js';
export {
  assertHasPermission,
  Public,
  RequireEveryPermission,
  RequirePermission,
  RequirePermissionAndOneOf,
  SignedIn,
} from './http/access.guard.js';
export { MixedScope, OutOfScope, PermissionDenied } from './identity.errors.js';
export { DeprecationNoticesModule } from './api-keys/deprecation-notices.module.js';
export { IdentityModule } from './identity.module.js';
export { PreferenceService } from './preferences/preference.service.js';
export { AddApiKeyExpiry1764000084000 } from './records/add-api-key-expiry.migration.js';
export { AnnounceClientAccess1764000600150 } from './records/announce-client-access.migration.js';
export { EndReplacedApiKeys1764000600243 } from './records/end-replaced-api-keys.migration.js';
export { CreateRevokedApiKey1764000600211 } from './records/create-revoked-api-key.migration.js';
export { AddApiKeyRanges1764000600130 } from './records/add-api-key-ranges.migration.js';
export { AddUserCreator1764000051000 } from './records/add-user-creator.migration.js';
export { KeepUsedLinks1764000110100 } from './records/keep-used-links.migration.js';
export { AddUserOwner1764000077000 } from './records/add-user-owner.migration.js';
export { CreateApiKeySecret1764000110800 } from './records/create-api-key-secret.migration.js';
export { CreateApiKeyUsage1764000113520 } from './records/create-api-key-usage.migration.js';
export { CreateDeprecationNotice1764000600300 } from './records/create-deprecation-notice.migration.js';
export { CreateIdentity1764000002500 } from './records/create-identity.migration.js';
export {
  assertInScope,
  inListScope,
  isLiveClient,
  resolveScope,
  type ListScope,
  type RequestedScope,
} from './scope/resolve-scope.js';
export { CreateLoginWait1764000072000 } from './records/create-login-wait.migration.js';
export { CreateUserSession1764000071000 } from './records/create-user-session.migration.js';
export { IndexSecurityEventNames1764000600000 } from './security-log/index-security-event-names.migration.js';
export { CreateSecurityEvent1764000073000 } from './security-log/create-security-event.migration.js';
export { UserAccount, UserRole } from './records/user-account.entity.js';
export { createApiKeyToken, readApiKeyToken } from './api-keys/api-key-token.js';
export { TestEnvironments } from './api-keys/test-environments.js';
export { type AccessChange, UserAccessCache } from './sessions/user-access.cache.js';
export { UserActorService } from './sessions/user-actor.service.js';
export { TokenService, type SignedClaims } from './sessions/token.service.js';
export { UserSessionRepository } from './sessions/user-session.repository.js';
export { keepOwnerOfLastRole } from './users/user-owner.js';
export { UserClientQueries } from './users/user-client.queries.js';
export { UserUnlockService } from './users/user-unlock.service.js';
export { UserRepository, type NewUser, type NewUserRole } from './users/user.repository.js';
