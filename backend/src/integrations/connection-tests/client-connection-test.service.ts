import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { TestIntegrationRequest } from '@contracts/requests/test-integration.request.js';
import { isIntegrationPath, isIntegrationServer } from '@contracts/rules/client-integration.js';
import { flowKinds, isInbound } from '@contracts/rules/integration-flow.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';
import { integrationTexts } from '@contracts/texts/spec/integrations.js';
import type {
  IntegrationTestStep,
  IntegrationTestStepView,
  IntegrationTestView,
} from '@contracts/views/integration-test.view.js';

import { ClientIntegration, ClientRepository, IntegrationFlow } from '../../clients/index.js';
import type { Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { HostKeyRepository } from '../host-keys/host-key.repository.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { ConnectionTester } from './connection-tester.js';
import { exchangeProbe } from './exchange-probe.js';
import type { Probe } from './probe.js';
import type { StepKey, StepResult } from './step-log.js';
import { failing } from './tested-settings.js';
import { webPageProbe } from './web-page-probe.js';

/** Tests the saved connection of a client with the settings of its form; checks the client scope. */
@Injectable()
export class ClientConnectionTestService {
  constructor(
    private readonly database: DataSource,
    private readonly clients: ClientRepository,
    private readonly secrets: SecretBox,
    private readonly tester: ConnectionTester,
    private readonly hostKeys: HostKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound, including for one outside the permission's scope; InvalidRequest, TooManyRequests */
  async run(
    id: number,
    request: TestIntegrationRequest,
    actor: Actor,
  ): Promise<IntegrationTestView> {
    const stored = await this.database.getRepository(ClientIntegration).findOneBy({ id });
    const owner = stored && { clientId: stored.clientId, customerId: null };
    if (!owner || !actor.covers('UPDATE_CLIENT_INTEGRATION', owner))
      throw new RecordNotFound(`client integration ${id}`);
    const { customerId } = await this.clients.getActive(stored.clientId);
    const tested = testedSettings(request, stored);
    const password = this.password(request, stored, tested);
    const knownHosts = this.hostKeys.knownHostsOfClient(
      { clientId: stored.clientId, customerId },
      actor,
    );
    const probe =
      password === null
        ? failing(texts.passwordForAnotherServer)
        : await this.probe(id, tested, { ...tested, password, knownHosts, ...noOtherSecrets });
    const log = await this.tester.run(customerId, probe);
    return {
      isPassed: log.isPassed,
      testedAt: this.clock.now().toISOString(),
      steps: log.results().map(toView),
    };
  }

  private async probe(
    id: number,
    { transferType }: TestedConnection,
    target: TransferTarget,
  ): Promise<Probe> {
    if (transferType !== 'API') return exchangeProbe(transferType, target);
    const flow = await this.database.getRepository(IntegrationFlow).findOne({
      where: { clientIntegrationId: id, kind: In(flowKinds.filter(isInbound)) },
      order: { isActive: 'DESC', id: 'ASC' },
    });
    if (!flow || !isInbound(flow.kind)) return webPageProbe(target, null);
    const { kind, folder, cursor } = flow;
    return webPageProbe(target, { kind, folder, cursor });
  }

  /** As entered, else the saved one; null if that would go to a server, or as a user, it was not saved for. */
  private password(
    { password: entered }: TestIntegrationRequest,
    stored: ClientIntegration,
    tested: TestedConnection,
  ): string | null {
    if (entered && !this.secrets.isSealed(entered)) return entered;
    const isSameDestination = passwordDestination.every((field) => tested[field] === stored[field]);
    const { password: ciphertext, salt } = stored;
    return isSameDestination ? this.secrets.open({ ciphertext, salt }) : null;
  }
}

/** Fields that decide where the password is sent. */
const passwordDestination = ['transferType', 'server', 'port', 'username'] as const;

const noOtherSecrets = { apiKey: null, hostKeyFingerprint: null };

type TestedConnection = Pick<
  ClientIntegration,
  'transferType' | 'server' | 'port' | 'username' | 'path'
>;

/** The saved settings, with those of the form. @throws InvalidRequest */
function testedSettings(
  request: TestIntegrationRequest,
  stored: ClientIntegration,
): TestedConnection {
  const tested = {
    transferType: request.transferType ?? stored.transferType,
    server: request.server ?? stored.server,
    port: request.port ?? stored.port,
    username: request.username ?? stored.username,
    path: request.path === undefined ? stored.path : request.path,
  };
  if (!isIntegrationServer(tested.server, tested.transferType))
    throw new InvalidRequest([{ path: 'server', message: integrationTexts.server }]);
  if (tested.path !== null && !isIntegrationPath(tested.path))
    throw new InvalidRequest([{ path: 'path', message: integrationTexts.path }]);
  return tested;
}

function toView({ key, outcome, ms, words }: StepResult): IntegrationTestStepView {
  const ok = outcome === 'NOT_TRIED' ? null : outcome === 'DONE';
  return { step: stepOf[key] ?? 'RESOLVE', ok, ms, message: words };
}

const stepOf: Readonly<Partial<Record<StepKey, IntegrationTestStep>>> = {
  NAME: 'RESOLVE',
  REACHED: 'CONNECT',
  IDENTIFIED: 'HOST_KEY',
  CERTIFICATE: 'HOST_KEY',
  SIGNED_IN: 'SIGN_IN',
  LISTED: 'LIST',
  WROTE: 'WRITE',
  RENAMED: 'RENAME',
  REMOVED: 'REMOVE',
};
