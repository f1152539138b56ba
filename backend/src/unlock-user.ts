import 'reflect-metadata';

import os from 'node:os';

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { AppModule } from './app.module.js';
import { UserUnlockService } from './identity/index.js';
import { systemActor } from './platform/actor.js';
import { environmentOrExit } from './platform/config/read-environment.js';

/**
 * `npm run user:unlock -- EMAIL [--link]`: ends a user's lock and waits after wrong passwords; with `--link` also
 * prints a link to choose a new password. Exits with 1 for an unknown email or a user who is not ACTIVE.
 */
const [email, ...options] = process.argv.slice(2);
if (!email || options.some((option) => option !== '--link')) {
  process.stderr.write('usage: npm run user:unlock -- EMAIL [--link]\n');
  process.exit(2);
}

environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const app = await NestFactory.createApplicationContext(AppModule);
const users = app.get(UserUnlockService);
const status = await users.unlock(email, systemActor(`Unlock by ${os.userInfo().username}`));
process.stdout.write(`${describe(status)}\n`);
const link = options.includes('--link') ? await users.createResetLink(email) : null;
if (link !== null) process.stdout.write(`${link}\n`);
await app.close();

function describe(former: Awaited<ReturnType<UserUnlockService['unlock']>>): string {
  if (former === 'ACTIVE') return `${email} was not locked; login delays have been lifted`;
  if (former === 'LOCKED') return `${email} is ACTIVE again, with no login delays`;
  process.exitCode = 1;
  return former === null
    ? `There is no user with the email ${email}`
    : `${email} is ${former}, which only an administrator can change`;
}
