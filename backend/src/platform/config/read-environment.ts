import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';

import { Environment } from './environment.js';

/** The environment does not match what the program needs; the message is one line for the operator. */
export class InvalidEnvironment extends Error {}

/** Names of all variables of backend and worker. */
export const environmentVariables: readonly string[] = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
].sort();

/** @throws InvalidEnvironment naming the first invalid variable and the expected value */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = environmentVariables
    .map((name) => [name, variables[name]] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const environment = plainToInstance(Environment, Object.fromEntries(given), {
    exposeDefaultValues: true,
  });
  const [wrong] = validateSync(environment, { stopAtFirstError: true });
  if (wrong) throw new InvalidEnvironment(explain(wrong, variables[wrong.property]));
  return environment;
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

function explain({ property, constraints }: ValidationError, value: string | undefined): string {
  const expected = Object.values(constraints ?? {})[0] ?? 'something else';
  if (value === undefined || value === '') return `${property} is not set: expected ${expected}`;
  if (canHoldSecret(property)) return `${property} has the wrong form: expected ${expected}`;
  return `${property} is '${value}': expected ${expected}`;
}

const canHoldSecret = (name: string) => /_(URL|SECRET|KEYS|TOKEN|PASSWORD)$/.test(name);
