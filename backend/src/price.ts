import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import {
  invalidRequest,
  runPriceCommand,
  type CommandResult,
} from './pricing/price-command/price-command.js';

/** `npm run price -- FILE.json`: prices one request without touching data (docs/pricing.md). */
async function price(file: string | undefined): Promise<CommandResult> {
  if (file === undefined) return invalidRequest('Usage: npm run price -- FILE.json');
  // npm changes to the package's folder; the path is relative to where npm was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  try {
    return runPriceCommand(await readFile(path, 'utf8'), new Date());
  } catch (error) {
    return invalidRequest(String(error));
  }
}

const { exitCode, stdout, stderr } = await price(process.argv[2]);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
