import 'reflect-metadata';

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { AppModule } from '../backend/src/app.module.js';
import { environmentOrExit } from '../backend/src/platform/config/read-environment.js';
import { seedDemo } from './seed/index.js';

const SEED = 20_260_101;

const { DEMO_CONSIGNMENTS: consignments } = environmentOrExit();
Logger.overrideLogger(['error', 'warn']);
const app = await NestFactory.createApplicationContext(AppModule);
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
await seedDemo(app, { today, seed: SEED, consignments });
await app.close();
