import { useState } from 'react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type { ConnectionTestKind, ConnectionTestView } from '@contracts/views/connection-test.view';

import { messageOf } from '../../../shared/api/api-error';
import { toRequest, type ConnectionForm } from './connection-form';
import { useTestConnectionMutation } from './connection-tests.api';
import type { ConnectionState } from './useConnectionForm';

interface Tested {
  readonly form: ConnectionForm;
  readonly result: ConnectionTestView;
}

/** Runs tests of the form as entered; a result is cleared when the tested values change. */
export function useConnectionTest({ form, record, customerId }: ConnectionState) {
  const [tested, setTested] = useState<readonly Tested[]>([]);
  const [running, setRunning] = useState<ConnectionTestKind | null>(null);
  const [test, { error }] = useTestConnectionMutation();

  async function run(kind: ConnectionTestKind) {
    setRunning(kind);
    const { data } = await test({ customerId, body: { ...toRequest(form, record), kind } });
    setRunning(null);
    setTested((before) => [
      ...before.filter(({ result }) => result.kind !== kind),
      ...(data ? [{ form, result: data }] : []),
    ]);
  }

  return {
    running,
    run,
    results: tested.filter((one) => one.form === form).map(({ result }) => result),
    failure: error ? messageOf(error, texts.failed) : undefined,
  };
}
