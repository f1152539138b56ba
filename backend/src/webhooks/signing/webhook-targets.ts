import { setTimeout as wait } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { MAX_WEBHOOK_URL_LENGTH } from '@contracts/rules/webhook.js';
import { webhookErrorTexts as texts } from '@contracts/texts/app/webhook-errors.js';

import { Environment } from '../../platform/config/environment.js';
import { interpolate } from '../../platform/interpolate.js';
import { isInRanges, OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { AddressRejected } from '../../platform/outgoing/outgoing-server-check.js';
import { resolveHost, type CheckedAddresses } from '../../platform/outgoing/outgoing-socket.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { WebhookUrlRejected } from '../webhook.errors.js';

/** Time limit for resolving the host when a subscription is saved. */
const MAX_WAIT_MS = 2_500;
const PORTS: ReadonlySet<number> = new Set([443, 8443]);

/**
 * Allowed webhook targets: https to public addresses on web ports and OUTGOING_PORTS; for the ranges of OUTGOING_ALLOW
 * also http, on any port.
 */
@Injectable()
export class WebhookTargets {
  constructor(
    private readonly policy: OutgoingPolicy,
    private readonly environment: Environment,
  ) {}

  /**
   * Checks a URL as entered; a name that cannot be resolved now may be resolvable later.
   * @throws WebhookUrlRejected, AddressRejected
   */
  async assertAcceptable(text: string): Promise<void> {
    const url = parseUrl(text);
    try {
      const timedOut = wait(MAX_WAIT_MS, false, { ref: false });
      const isKnown = await Promise.race([this.isKnown(url), timedOut]);
      // an unknown name is not a private address
      if (!isKnown) this.assertPublic(url);
    } catch (error) {
      if (!(error instanceof TransferFailed)) throw error;
      throw error.isRejectedAddress
        ? new AddressRejected('outgoing.private_address', 'url')
        : new WebhookUrlRejected(error.message);
    }
  }

  /** Addresses to connect to, all checked. @throws TransferFailed if rejected, or a system error if unknown */
  async resolve(url: URL): Promise<CheckedAddresses> {
    const addresses = await resolveHost(url.hostname, this.policy);
    const isPermitted = addresses.every(({ address }) =>
      isInRanges(address, this.policy.permitted),
    );
    if (!isPermitted) this.assertPublic(url);
    return addresses;
  }

  private async isKnown(url: URL): Promise<boolean> {
    try {
      await this.resolve(url);
      return true;
    } catch (error) {
      if (error instanceof TransferFailed) throw error;
      return false;
    }
  }

  /** @throws TransferFailed */
  private assertPublic({ protocol, port }: URL): void {
    if (protocol !== 'https:') throw new TransferFailed(texts.url);
    const number = port === '' ? 443 : Number(port);
    if (!PORTS.has(number) && !this.environment.OUTGOING_PORTS.includes(number))
      throw new TransferFailed(interpolate(texts.port, { port: number }));
  }
}

/** @throws WebhookUrlRejected */
function parseUrl(text: string): URL {
  if (text.length > MAX_WEBHOOK_URL_LENGTH || !URL.canParse(text))
    throw new WebhookUrlRejected(texts.url);
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) throw new WebhookUrlRejected(texts.url);
  if (url.username !== '' || url.password !== '') throw new WebhookUrlRejected(texts.credentials);
  return url;
}
