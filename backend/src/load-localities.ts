import 'reflect-metadata';

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { LocalityLoader } from './address-book/index.js';
import { AppModule } from './app.module.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { systemActor } from './platform/actor.js';
import { SuburbZoneService } from './pricing/index.js';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: npm run load:localities -- FILE.csv\n');
  process.exit(2);
}

environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const app = await NestFactory.createApplicationContext(AppModule);
const actor = systemActor('Locality loader');
const { read, loaded } = await app.get(LocalityLoader).load(file, actor);
await app.get(SuburbZoneService).assignNewSuburbsUnscoped(actor);
await app.close();
process.stdout.write(`${loaded} of ${read} localities in the file loaded\n`);
