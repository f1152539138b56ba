import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Environment } from '../platform/config/environment.js';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeys } from './api-keys/api-keys.js';
import { AccessGuard } from './http/access.guard.js';
import { AuthController } from './http/auth.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { UserController } from './http/user.controller.js';
import { UserRoleController } from './http/user-role.controller.js';
import { OneTimeTokens } from './links/one-time-tokens.js';
import { PasswordReset } from './links/password-reset.js';
import { Registration } from './links/registration.js';
import { PreferenceController } from './preferences/preference.controller.js';
import { Preferences } from './preferences/preferences.js';
import { UserSettingsController } from './preferences/user-settings.controller.js';
import { UserAccount, UserRole } from './records/user-account.entity.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { SessionReader } from './sessions/session-reader.js';
import { Sessions } from './sessions/sessions.js';
import { tokenKey } from './sessions/token-key.js';
import { Tokens } from './sessions/tokens.js';
import { LoginLimit } from './sign-in/login-limit.js';
import { SignIn } from './sign-in/sign-in.js';
import { FindUsers } from './users/find-users.js';
import { FirstSuperAdmin } from './users/first-super-admin.js';
import { Passwords } from './users/passwords.js';
import { RoleAuthority } from './users/role-authority.js';
import { UserDesk } from './users/user-desk.js';
import { UserReach } from './users/user-reach.js';
import { UserRoles } from './users/user-roles.js';
import { Users } from './users/users.js';

/** Who may come in, and what they may do where. */
@Global()
@Module({
  imports: [
    PassportModule,
    TypeOrmModule.forFeature([UserAccount, UserRole]),
    JwtModule.registerAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        secret: tokenKey(environment),
        signOptions: {
          algorithm: 'HS256',
          expiresIn: Math.round(environment.TOKEN_HOURS * 3_600),
        },
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
    // Fixed paths before those with an id.
    UserRoleController,
    ApiKeyController,
    UserController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    JwtStrategy,
    SessionReader,
    Sessions,
    Tokens,
    LoginLimit,
    SignIn,
    Passwords,
    OneTimeTokens,
    PasswordReset,
    Registration,
    Preferences,
    ApiKeys,
    FindUsers,
    RoleAuthority,
    UserDesk,
    UserReach,
    UserRoles,
    Users,
    FirstSuperAdmin,
  ],
  exports: [Preferences, Sessions, Tokens, Users],
})
export class IdentityModule {}
