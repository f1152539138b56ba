import { Global, Module } from '@nestjs/common';

import { Environment } from './environment.js';
import { readEnvironment } from './read-environment.js';

/** Provides the validated `Environment`. */
@Global()
@Module({
  providers: [{ provide: Environment, useFactory: () => readEnvironment(process.env) }],
  exports: [Environment],
})
export class ConfigModule {}
