import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

import { Environment } from '../config/environment.js';
import { logSettings } from './log-settings.js';

@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => logSettings(environment),
    }),
  ],
})
export class LoggingModule {}
