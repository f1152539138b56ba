import 'reflect-metadata';

import fs from 'node:fs/promises';

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { AppModule } from './app.module.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { systemActor } from './platform/actor.js';
import { UnNumberRepository, parseUnNumbers } from './settings/index.js';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: npm run load:un-numbers -- FILE.json\n');
  process.exit(2);
}

environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const entries = parseUnNumbers(await fs.readFile(file, 'utf8'));
const app = await NestFactory.createApplicationContext(AppModule);
await app.get(UnNumberRepository).replace(entries, systemActor('UN number loader'));
await app.close();
process.stdout.write(`${entries.length} dangerous goods entries loaded\n`);
