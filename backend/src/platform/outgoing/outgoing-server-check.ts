import { setTimeout as wait } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { DomainError } from '../domain-error.js';
import type { FieldError } from '../invalid-request.js';
import { OutgoingPolicy } from './outgoing.policy.js';
import { hostOf } from './outgoing-socket.js';
import { resolveHost } from './outgoing-socket.js';
import { TransferFailed } from './transfer-failed.js';

/** Address of a server, as entered in a setting; `field` is the name in the request. */
export interface EnteredServer {
  readonly field: string;
  readonly server: string | null | undefined;
}

/** A setting holds an address that is not allowed. */
export class AddressRejected extends DomainError {
  readonly kind = 'invalid';
  override readonly details: readonly FieldError[];

  constructor(
    readonly code: 'outgoing.private_address' | 'outgoing.credentials_in_address',
    path: string,
  ) {
    const message =
      code === 'outgoing.private_address' ? texts.privateAddress : texts.credentialsInAddress;
    super(message);
    this.details = [{ path, message }];
  }
}

/** Longest wait for a setting to be saved. */
const MAX_WAIT_MS = 2500;

/**
 * Checks server addresses when a setting is saved, for an early error; every connection checks again. An unresolvable
 * name may be resolvable later.
 */
@Injectable()
export class OutgoingServerCheck {
  constructor(private readonly policy: OutgoingPolicy) {}

  /** @throws AddressRejected for the first rejected one */
  async assertReachable(servers: readonly EnteredServer[]): Promise<void> {
    const rejected = await Promise.all(servers.map((entered) => this.rejectionOf(entered)));
    const first = rejected.find((rejection) => rejection !== null);
    if (first) throw first;
  }

  private async rejectionOf({ field, server }: EnteredServer): Promise<AddressRejected | null> {
    if (!server) return null;
    try {
      const host = hostNameOf(server);
      await Promise.race([resolveHost(host, this.policy), wait(MAX_WAIT_MS, null, { ref: false })]);
      return null;
    } catch (error) {
      if (!(error instanceof TransferFailed)) return null;
      return new AddressRejected(
        error.isRejectedAddress ? 'outgoing.private_address' : 'outgoing.credentials_in_address',
        field,
      );
    }
  }
}

/** Parses a web address, which has more spellings than a host name. @throws TransferFailed if it holds a password */
function hostNameOf(server: string): string {
  const host = hostOf(server);
  const web = `http://${host}`;
  return URL.canParse(web) ? new URL(web).hostname : host;
}
