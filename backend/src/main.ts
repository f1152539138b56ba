import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { collectDefaultMetrics } from 'prom-client';

import { AppModule } from './app.module.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { limitShutdownTime } from './platform/shutdown-timeout.js';
import { configureApp, HttpAdapter } from './platform/http/configure-app.js';
import { configureJsonLogging } from './platform/logging/logging.module.js';
import { startProcessTracing } from './platform/tracing.module.js';
import { loadStarterData } from './starter-data/index.js';

const environment = environmentOrExit();
configureJsonLogging(environment);
collectDefaultMetrics();
await startProcessTracing('linehaul-backend', environment);

const app = await NestFactory.create<NestExpressApplication>(AppModule, new HttpAdapter());
configureApp(app);
limitShutdownTime();
await app.init();
await loadStarterData(app);
await app.listen(environment.PORT, environment.HOST);
