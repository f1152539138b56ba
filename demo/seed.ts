import 'reflect-metadata';

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { AppModule } from '../backend/src/app.module.js';
import { environmentOrExit } from '../backend/src/platform/config/read-environment.js';
import { seedDemo } from './seed/index.js';

const SEED = 20_260_101;

environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const app = await NestFactory.createApplicationContext(AppModule);
await seedDemo(app, { today: new Date().toISOString().slice(0, 10), seed: SEED });
await app.close();
