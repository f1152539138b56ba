import { Environment, environmentSchema } from './environment.js';

/** The environment does not match what the program needs; the message is one line for the operator. */
export class InvalidEnvironment extends Error {}

/** Names of all variables of backend and worker. */
export const environmentVariables: readonly string[] = Object.keys(environmentSchema.shape).sort();

/** @throws InvalidEnvironment naming the first invalid variable and the expected value */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(given));
  if (data) return new Environment(data);
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  throw new InvalidEnvironment(explain(name, issue?.message ?? 'something else', variables[name]));
}

/** Reads this process's environment, or exits with one line if it is invalid. */
export function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

function explain(name: string, expected: string, value: string | undefined): string {
  if (value === undefined || value === '') return `${name} is not set: expected ${expected}`;
  if (canHoldSecret(name)) return `${name} is invalid: expected ${expected}`;
  return `${name} is '${value}': expected ${expected}`;
}

const canHoldSecret = (name: string) => /_(URL|SECRET|KEYS|TOKEN|PASSWORD)$/.test(name);
