import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';

import { Environment } from './environment.js';

/** The environment is not what the program needs; the message is one line for whoever started it. */
export class WrongEnvironment extends Error {}

/** Names of all variables the backend and the worker read. */
export const environmentVariables: readonly string[] = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
].sort();

/** @throws WrongEnvironment naming the first variable that is wrong, and what is expected */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = environmentVariables
    .map((name) => [name, variables[name]] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const environment = plainToInstance(Environment, Object.fromEntries(given), {
    exposeDefaultValues: true,
  });
  const [wrong] = validateSync(environment, { stopAtFirstError: true });
  if (wrong) throw new WrongEnvironment(explain(wrong, variables[wrong.property]));
  return environment;
}

/** As `readEnvironment` of this process; ends it with that one line when something is wrong. */
export function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof WrongEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

function explain({ property, constraints }: ValidationError, value: string | undefined): string {
  const expected = Object.values(constraints ?? {})[0] ?? 'something else';
  if (value === undefined || value === '') return `${property} is not set: expected ${expected}`;
  if (mayHoldSecret(property)) return `${property} has the wrong form: expected ${expected}`;
  return `${property} is '${value}': expected ${expected}`;
}

const mayHoldSecret = (name: string) => /_(URL|SECRET|KEYS|TOKEN|PASSWORD)$/.test(name);
