import 'reflect-metadata';

import os from 'node:os';

import { NestFactory } from '@nestjs/core';

import { collectDefaultMetrics } from 'prom-client';

import { environmentOrExit } from './platform/config/read-environment.js';
import { limitShutdownTime } from './platform/shutdown-timeout.js';
import { configureJsonLogging } from './platform/logging/logging.module.js';
import { startProcessTracing } from './platform/tracing.module.js';
import { WorkerModule } from './worker.module.js';

// a large import must not slow down users' requests on the same machine
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const environment = environmentOrExit();
configureJsonLogging(environment);
collectDefaultMetrics();
await startProcessTracing('linehaul-worker', environment);

const worker = await NestFactory.createApplicationContext(WorkerModule);
worker.enableShutdownHooks();
limitShutdownTime();
