import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Environment } from '../platform/config/environment.js';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeyRepository } from './api-keys/api-key.repository.js';
import { ApiKeyStrategy } from './api-keys/api-key.strategy.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import { KeyAddressPolicy } from './api-keys/key-address.policy.js';
import { DeprecationNoticeRepository } from './api-keys/deprecation-notice.repository.js';
import { IdleKeyNotices } from './api-keys/idle-key-notices.js';
import { ApiKeyUsageRepository } from './api-keys/api-key-usage.repository.js';
import { ApiKeyUsageService } from './api-keys/api-key-usage.service.js';
import { AccessGuard } from './http/access.guard.js';
import { AuthController } from './http/auth.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { UserController } from './http/user.controller.js';
import { UserRoleController } from './http/user-role.controller.js';
import { OneTimeTokenRepository } from './links/one-time-token.repository.js';
import { PasswordResetService } from './links/password-reset.service.js';
import { RegistrationService } from './links/registration.service.js';
import { PreferenceController } from './preferences/preference.controller.js';
import { PreferenceService } from './preferences/preference.service.js';
import { UserSettingsController } from './preferences/user-settings.controller.js';
import { ApiKeySecret } from './records/api-key-secret.entity.js';
import { UserAccount, UserRole } from './records/user-account.entity.js';
import { JwtStrategy, tokenKey, TokenService } from './sessions/token.service.js';
import { UserAccessRepository } from './sessions/user-access.repository.js';
import { UserAccessCache } from './sessions/user-access.cache.js';
import { UserActorService } from './sessions/user-actor.service.js';
import { SecurityLog } from './security-log/security-log.js';
import { SecurityLogController } from './security-log/security-log.controller.js';
import { SecurityLogRepository } from './security-log/security-log.repository.js';
import { SecurityLogService } from './security-log/security-log.service.js';
import { IdentityCleanup } from './identity-cleanup.js';
import { UserSessionController } from './sessions/user-session.controller.js';
import { UserSessionRepository } from './sessions/user-session.repository.js';
import { UserSessionService } from './sessions/user-session.service.js';
import { LoginRateLimiter } from './sign-in/login-rate-limiter.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { UserClientQueries } from './users/user-client.queries.js';
import { UserQueries } from './users/user.queries.js';
import { SuperAdminBootstrap } from './users/super-admin.bootstrap.js';
import { PasswordPolicy } from './users/password.policy.js';
import { UserUnlockService } from './users/user-unlock.service.js';
import { PasswordHasher } from './users/password-hasher.js';
import { RoleGrantPolicy } from './users/role-grant.policy.js';
import { UserService } from './users/user.service.js';
import { UserAccessPolicy } from './users/user-access.policy.js';
import { UserRoleRepository } from './users/user-role.repository.js';
import { UserRoleService } from './users/user-role.service.js';
import { UserRepository } from './users/user.repository.js';

/** Sign-in, sessions, users and API keys, roles and permission scopes. */
@Global()
@Module({
  imports: [
    PassportModule,
    TypeOrmModule.forFeature([UserAccount, UserRole, ApiKeySecret]),
    JwtModule.registerAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        secret: tokenKey(environment),
        signOptions: { algorithm: 'HS256' },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  controllers: [
    AuthController,
    PasswordResetController,
    RegistrationController,
    PreferenceController,
    UserSettingsController,
    UserSessionController,
    SecurityLogController,
    // Fixed paths precede those with an id.
    UserRoleController,
    ApiKeyController,
    UserController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    ApiKeyStrategy,
    JwtStrategy,
    UserAccessRepository,
    UserAccessCache,
    UserActorService,
    IdentityCleanup,
    DeprecationNoticeRepository,
    IdleKeyNotices,
    SecurityLog,
    SecurityLogRepository,
    SecurityLogService,
    UserSessionRepository,
    UserSessionService,
    TokenService,
    LoginRateLimiter,
    SignInService,
    PasswordHasher,
    PasswordPolicy,
    UserUnlockService,
    OneTimeTokenRepository,
    PasswordResetService,
    RegistrationService,
    PreferenceService,
    ApiKeyRepository,
    ApiKeyService,
    KeyAddressPolicy,
    ApiKeyUsageRepository,
    ApiKeyUsageService,
    UserClientQueries,
    UserQueries,
    RoleGrantPolicy,
    UserService,
    UserAccessPolicy,
    UserRoleRepository,
    UserRoleService,
    UserRepository,
    SuperAdminBootstrap,
  ],
  exports: [
    DeprecationNoticeRepository,
    PreferenceService,
    UserAccessCache,
    UserActorService,
    UserClientQueries,
    TokenService,
    UserRepository,
    UserSessionRepository,
  ],
})
export class IdentityModule {}
