import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { runConcurrently } from '../support/load.js';
import { whileOthersWork } from './bystander.js';
import { connectionsFrom, sendFrom } from './send-from.js';

const CONNECTIONS = 40;
const ATTEMPTS = 200;
/** Allows for a few other hashes in progress before the user's own turn. */
const MAX_SIGN_IN_MS = 1_000;

const unknownUser = (attempt: number) =>
  JSON.stringify({ email: `nobody${attempt}@x.example`, password: `Guess${attempt}` });

test('random sign-ins on 40 connections delay no work or sign-in of other users', async () => {
  const agent = connectionsFrom('127.0.0.66', CONNECTIONS);
  const url = `${address()}/api/v1/auth/login`;
  const signIns: number[] = [];
  let isStopped = false;
  const others = async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await ApiClient.signIn(address(), 'perth@banksia.example');
      signIns.push(performance.now() - startedAt);
    }
  };

  const responses = await whileOthersWork(address(), async () => {
    const otherSignIns = others();
    const sent = await runConcurrently(ATTEMPTS, CONNECTIONS, (attempt) =>
      sendFrom(agent, url, unknownUser(attempt)),
    );
    isStopped = true;
    await otherSignIns;
    return sent;
  });
  agent.destroy();

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
  expect(Math.max(...signIns)).toBeLessThan(MAX_SIGN_IN_MS);
});
