import { randomBytes } from 'node:crypto';

import { Global, Module } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { loadOrCreateKey } from './key-file.js';
import { SecretBox } from './secret-box.js';
import { SecretRevealService } from './secret-reveal.service.js';

/** Keys of this installation: from the environment, else from files created on first start. */
@Global()
@Module({
  providers: [
    SecretRevealService,
    {
      provide: SecretBox,
      inject: [Environment],
      useFactory: ({ ENCRYPTION_KEYS, DATA_DIR }: Environment) =>
        new SecretBox(
          ENCRYPTION_KEYS ??
            loadOrCreateKey(
              DATA_DIR,
              'encryption-keys',
              () => `k1:${randomBytes(32).toString('base64')}`,
            ),
        ),
    },
  ],
  exports: [SecretBox, SecretRevealService],
})
export class SecretsModule {}
