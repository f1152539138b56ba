import { Matches } from 'class-validator';

import type { AcceptHostKeyRequest } from '@contracts/requests/accept-host-key.request.js';
import { hostKeyPattern } from '@contracts/rules/ssh-server.js';
import { appHostKeyTexts as texts } from '@contracts/texts/app/host-keys.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

/** Body of PUT /customer-carrier/host-key and /client-integration/host-key. */
export class AcceptHostKeyDto implements AcceptHostKeyRequest {
  @IsRecordId()
  readonly id: number;

  @Matches(hostKeyPattern, { message: texts.noFingerprint })
  readonly fingerprint: string;
}
