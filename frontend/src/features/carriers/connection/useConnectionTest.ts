import { useState } from 'react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type { ConnectionTestKind, ConnectionTestView } from '@contracts/views/connection-test.view';

import { messageOf } from '../../../shared/api/api-error';
import { useTestConnectionMutation } from '../../../shared/carriers/connection-tests.api';
import { toRequest } from './connection-form';
import type { ConnectionState } from './useConnectionForm';

interface TestRun {
  readonly kind: ConnectionTestKind;
  /** The values that were tested, as text. */
  readonly values: string;
  /** Result, or the reason if the test could not be run. */
  readonly result: ConnectionTestView | { readonly failure: string };
}

/** Runs tests of the form as entered; an outcome is cleared when the tested values change. */
export function useConnectionTest({ form, record, customerId }: ConnectionState) {
  const [tested, setTested] = useState<readonly TestRun[]>([]);
  const [running, setRunning] = useState<ConnectionTestKind | null>(null);
  const [test] = useTestConnectionMutation();
  const values = JSON.stringify(form);
  const outcomes = tested
    .filter((outcome) => outcome.values === values)
    .map(({ result }) => result);

  async function run(kind: ConnectionTestKind) {
    setRunning(kind);
    const { data, error } = await test({ customerId, body: { ...toRequest(form, record), kind } });
    setRunning(null);
    const result = data ?? { failure: messageOf(error, texts.failed) };
    setTested((previous) => [
      ...previous.filter((outcome) => outcome.kind !== kind),
      { kind, values, result },
    ]);
  }

  return {
    running,
    run,
    results: outcomes.filter((result) => 'steps' in result),
    failures: outcomes.flatMap((result) => ('failure' in result ? [result.failure] : [])),
  };
}
