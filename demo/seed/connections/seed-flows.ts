import {
  ClientIntegrationDto,
  ClientIntegrationService,
  FlowOptionsDto,
  IntegrationFlowService,
  NewFlowDto,
} from '../../../backend/src/clients/index.js';
import { orderFolders, returnFolders } from '../../simulated-carrier/orders/order-system.js';
import { demoAccount } from '../../simulated-carrier/settings.js';
import { HOST, simulatedPorts } from '../carriers/simulated-connection.js';
import { actorOf } from '../movements/demo-data.js';
import { findRecords } from '../organisations/find-records.js';
import type { SeedContext } from '../seed-context.js';

interface DemoConnection {
  readonly client: string;
  readonly path: string;
  readonly password?: string;
  readonly notificationEmail?: string;
  readonly flows: readonly (Pick<NewFlowDto, 'kind' | 'everyMinutes'> & {
    readonly folder?: string;
    readonly options?: Partial<FlowOptionsDto>;
  })[];
}

const connections: readonly DemoConnection[] = [
  {
    client: 'Banksia Melbourne',
    path: '/',
    flows: [
      { kind: 'CONSIGNMENTS_OUT', everyMinutes: 15 },
      {
        kind: 'ORDERS_IN',
        everyMinutes: 5,
        folder: orderFolders.banksia,
        options: { commit: 'REVIEW' },
      },
    ],
  },
  {
    client: 'Kookaburra Paints',
    path: `/${orderFolders.kookaburra}`,
    notificationEmail: 'it@kookaburra.example',
    flows: [
      { kind: 'ORDERS_IN', everyMinutes: 1 },
      { kind: 'TRACKING_OUT', everyMinutes: 5, folder: returnFolders.tracking },
      { kind: 'POD_OUT', everyMinutes: 5, folder: returnFolders.proofs },
    ],
  },
  {
    // its password has been changed on the server
    client: 'Wattle Medical',
    path: '/',
    password: 'Linehaul0',
    notificationEmail: 'it@wattle.example',
    flows: [{ kind: 'ORDERS_IN', everyMinutes: 15 }],
  },
];

/** Seeds flows with the simulated file server: orders in, consignments and tracking out, and one that fails. */
export async function seedFlows(context: SeedContext): Promise<void> {
  for (const connection of connections) await seedConnection(context, connection);
}

async function seedConnection(
  context: SeedContext,
  { client, path, password, notificationEmail, flows }: DemoConnection,
): Promise<void> {
  const actor = await actorOf(context, 'admin@coastline.example');
  const { id: clientId } = (await findRecords(context.app)).client(client);
  const service = context.app.get(IntegrationFlowService);
  const known = await service.list(clientId, actor);
  const missing = flows.filter(({ kind }) => !known.some((flow) => flow.kind === kind));
  if (missing.length === 0) return;
  const integrations = context.app.get(ClientIntegrationService);
  const [stored] = await integrations.list(clientId, actor);
  const connection = Object.assign(new ClientIntegrationDto(), {
    ...{ clientId, path, ...demoAccount, ...(password && { password }) },
    ...{ server: HOST, port: simulatedPorts(context.app).sftp, notificationEmail },
  });
  const { id: clientIntegrationId } = stored ?? (await integrations.add(connection, actor));
  for (const { kind, everyMinutes, folder = '', options = {} } of missing) {
    const flow = Object.assign(new NewFlowDto(), {
      ...{ clientId, clientIntegrationId, kind, everyMinutes, folder, isActive: true },
      options: Object.assign(new FlowOptionsDto(), options),
    });
    await service.add(flow, actor);
  }
}
