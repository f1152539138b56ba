import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import type { CallContext, CarrierKind } from '../../carrier-adapters/index.js';
import { interpolate } from '../../platform/interpolate.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { lookUp, type Probe } from './probe.js';
import { failing } from './tested-settings.js';

/** An account with a carrier that has its own API. */
export interface TestedAccount {
  readonly kind: CarrierKind;
  /** As entered, with its secrets; never stored, logged or returned. */
  readonly settings: Readonly<Record<string, string>>;
  /** Codes of the services that Linehaul has for the carrier. */
  readonly serviceTypes: readonly string[];
  readonly createCallContext: (policy: OutgoingPolicy) => CallContext;
}

/** Signs in and reads the account: which services its contract has. */
export function accountProbe({
  kind,
  settings,
  serviceTypes,
  createCallContext,
}: TestedAccount): Probe {
  const [issue] = kind.validate(settings);
  if (issue) return failing(issue.message);
  return {
    plan: ['NAME', 'ACCOUNT', 'SERVICES'],
    run: async (log, policy) => {
      const io = createCallContext(policy);
      await kind.use(settings, io, async (adapter, call) => {
        const { url } = adapter.origin(call.settings);
        await lookUp(new URL(io.server ?? url).hostname, log, policy);
        const { accountName, services } = await adapter.check(call);
        log.pass(interpolate(texts.accountSeen, { account: accountName }));
        const codes = services.map(({ code }) => code);
        log.pass(describeServices(codes, serviceTypes));
      });
    },
  };
}

function describeServices(
  accountCodes: readonly string[],
  carrierCodes: readonly string[],
): string {
  const listed = (codes: readonly string[]) => (codes.length === 0 ? texts.none : codes.join(', '));
  const missing = carrierCodes.filter((code) => !accountCodes.includes(code));
  const seen = interpolate(texts.servicesSeen, { services: listed(accountCodes) });
  return missing.length === 0
    ? seen
    : `${seen}. ${interpolate(texts.servicesMissing, { services: listed(missing) })}`;
}
