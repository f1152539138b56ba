import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { SecretRevealService } from '../../platform/secrets/secret-reveal.service.js';
import { DecryptDto } from './customer-carrier.dto.js';

/** Reveals a stored secret (docs/api.md, A11); the response is stored neither in idempotency records nor in caches. */
@Controller('api/v1/customer-carrier')
export class DecryptController {
  constructor(private readonly secrets: SecretRevealService) {}

  @Post('decryptString')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @IgnoresIdempotencyKey()
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT', 'UPDATE_CLIENT_INTEGRATION')
  decrypt(@Body() { input, salt }: DecryptDto, @CurrentActor() actor: Actor): Promise<string> {
    return this.secrets.reveal({ ciphertext: input, salt }, actor);
  }
}
