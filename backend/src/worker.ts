import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';

import { environmentOrExit } from './platform/config/read-environment.js';
import { endInTime } from './platform/end-in-time.js';
import { logAsJson } from './platform/logging/log-as-json.js';
import { WorkerModule } from './worker.module.js';

logAsJson(environmentOrExit());

const worker = await NestFactory.createApplicationContext(WorkerModule);
worker.enableShutdownHooks();
endInTime();
