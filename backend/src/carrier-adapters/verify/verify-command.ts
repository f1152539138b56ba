import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { findCarrierKind } from '../carrier-adapters.js';
import type { CallContext, CarrierTransport } from '../kit/carrier-client.js';
import type { CarrierKind } from '../kit/carrier-kind.js';
import type { NamedSettings } from '../kit/index.js';
import { compareWithSchema, type SchemaDifference } from './compare-with-schema.js';
import { type Recording, recording, recordingTransport, replayTransport } from './recording.js';
import { AccountVerification, type VerifiedStep } from './account-verification.js';

/** Arguments of `npm run carrier:verify`, and its dependencies. */
export interface VerifyCommand {
  readonly adapter: string;
  readonly isProduction: boolean;
  readonly isReplay: boolean;
  readonly isRecording: boolean;
  readonly withPickup: boolean;
  readonly withManifest: boolean;
  readonly number?: string | undefined;
  /** URL to use instead of the carrier's server, for example a double's. */
  readonly server?: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly network: CarrierTransport;
  readonly now: Date;
  /** Wait between polls; the real time if unset. */
  readonly pause?: () => Promise<void>;
  /** Folder of the adapter's recordings. */
  readonly folder: string;
  readonly print: (line: string) => void;
}

/** Exit codes: all as documented, differences found, rejected by the carrier. */
const DONE = 0;
const DIFFERENT = 1;
const REJECTED = 2;

/** Verifies an adapter against its carrier, or against a recording. @returns the exit code */
export async function verifyCarrier(command: VerifyCommand): Promise<number> {
  const kind = findCarrierKind(command.adapter);
  if (!kind) {
    command.print(`There is no adapter '${command.adapter}'.`);
    return REJECTED;
  }
  const accounts = command.isReplay
    ? await recordedAccounts(command)
    : kind.accountsFrom(command).map((account) => ({ account, recorded: null }));
  if (accounts.length === 0) {
    command.print(
      command.isReplay
        ? `There is no recording for ${kind.displayName}.`
        : `The environment has no credentials for ${kind.displayName} (CONTRIBUTING.md, "A carrier in a day").`,
    );
    return REJECTED;
  }
  const codes: number[] = [];
  for (const { account, recorded } of accounts)
    codes.push(await verifyAccount(kind, { account, recorded }, command));
  return Math.max(...codes);
}

interface Verified {
  readonly account: NamedSettings;
  /** Null when the carrier itself is called. */
  readonly recorded: Recording | null;
}

async function verifyAccount(
  kind: CarrierKind,
  { account, recorded }: Verified,
  command: VerifyCommand,
): Promise<number> {
  const responses: Recording['responses'] = [];
  const ourReference = recorded?.ourReference ?? `LH-VERIFY-${command.now.getTime()}`;
  const differences = new Differences();
  const io: CallContext = {
    transport: recorded
      ? replayTransport(recorded)
      : recordingTransport(command.network, responses),
    now: () => command.now,
    log: () => undefined,
    observe: (name, schema, value) => {
      differences.add(name, compareWithSchema(schema, value));
    },
    ...(command.server !== undefined && { server: command.server }),
    ...pauseOf(command),
  };
  const steps = await kind.use(account.settings, io, (adapter, call) =>
    new AccountVerification(adapter, call, { ...command, ourReference }).run(),
  );
  printTable(`${kind.displayName}, ${account.name}${originOf(recorded)}`, steps, command.print);
  differences.print(command.print);
  if (command.isRecording)
    await save(command, {
      adapter: kind.name,
      account: account.name,
      source: command.server === undefined ? 'live' : 'double',
      recordedAt: command.now.toISOString(),
      ourReference,
      responses,
    });
  return exitCodeOf(steps, differences.broken.size);
}

/** Names the origin of a replayed recording, for the table's title. */
const originOf = (recorded: Recording | null): string =>
  recorded
    ? `, as recorded on ${recorded.recordedAt.slice(0, 10)} from ${recorded.source === 'live' ? 'the carrier' : 'its double'}`
    : '';

/** A replay does not wait. */
const pauseOf = ({ isReplay, pause }: VerifyCommand): Pick<CallContext, 'pause'> => {
  if (isReplay) return { pause: () => Promise.resolve() };
  return pause ? { pause } : {};
};

/** Distinct differences in all responses for an account. */
class Differences {
  readonly broken = new Set<string>();
  private readonly unknown = new Set<string>();

  add(name: string, { broken, unknown }: SchemaDifference): void {
    for (const one of broken) this.broken.add(`${name}: ${one}`);
    for (const one of unknown) this.unknown.add(`${name}: ${one}`);
  }

  print(print: (line: string) => void): void {
    for (const one of this.broken) print(`MISMATCH           ${one}`);
    for (const one of this.unknown) print(`not read           ${one}`);
  }
}

function exitCodeOf(steps: readonly VerifiedStep[], broken: number): number {
  if (steps.some(({ step, outcome }) => outcome === 'REFUSED' && !step.startsWith('price')))
    return REJECTED;
  return broken > 0 || steps.some(({ outcome }) => outcome === 'FAILED') ? DIFFERENT : DONE;
}

function printTable(
  title: string,
  steps: readonly VerifiedStep[],
  print: (line: string) => void,
): void {
  print(title);
  for (const { step, milliseconds, outcome, result } of steps)
    print(
      `  ${step.padEnd(14)}${String(milliseconds).padStart(6)} ms  ${outcome.padEnd(9)} ${result}`,
    );
}

async function save({ folder, print }: VerifyCommand, recorded: Recording): Promise<void> {
  const file = path.join(folder, `${recorded.account}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
  print(`Recorded in ${file}: review it before committing.`);
}

/** Accounts of the recordings, with settings that cannot sign in. */
async function recordedAccounts({ folder, isProduction, adapter }: VerifyCommand) {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const variables = new Proxy<Record<string, string>>({}, { get: () => '0' });
  const settings = findCarrierKind(adapter)?.accountsFrom({ variables, isProduction }) ?? [];
  const recordings = await Promise.all(
    files.map(async (name) =>
      recording.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    ),
  );
  return settings.flatMap((account) => {
    const recorded = recordings.find((one) => one.account === account.name);
    return recorded ? [{ account, recorded }] : [];
  });
}
