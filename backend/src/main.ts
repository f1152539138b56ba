import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { collectDefaultMetrics } from 'prom-client';

import { AppModule } from './app.module.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { endInTime } from './platform/end-in-time.js';
import { serveApiDocs } from './platform/http/api-docs.js';
import { configureApp } from './platform/http/configure-app.js';
import { logAsJson } from './platform/logging/log-as-json.js';

const environment = environmentOrExit();
logAsJson(environment);
collectDefaultMetrics();

const app = await NestFactory.create<NestExpressApplication>(AppModule);
configureApp(app);
endInTime();
serveApiDocs(app);
await app.listen(environment.PORT, environment.HOST);
