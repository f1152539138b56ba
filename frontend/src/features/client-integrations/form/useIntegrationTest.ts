import { useState } from 'react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';
import type { ConnectionTestView } from '@contracts/views/connection-test.view';
import type {
  IntegrationTestStepView,
  IntegrationTestView,
} from '@contracts/views/integration-test.view';

import { messageOf } from '../../../shared/api/api-error';
import { useTestIntegrationMutation } from '../client-integrations.api';
import { integrationToSave, type IntegrationForm } from './integration-form';

interface TestRun {
  /** The values that were tested, as text. */
  readonly values: string;
  readonly result: ReturnType<typeof toResult> | null;
  /** Reason if the test could not be run. */
  readonly failure: string | null;
}

/** Runs tests of the form as entered; an outcome is cleared when the tested values change. */
export function useIntegrationTest({ id, clientId }: ClientIntegrationView, form: IntegrationForm) {
  const [tested, setTested] = useState<TestRun | null>(null);
  const [test, { isLoading: isRunning }] = useTestIntegrationMutation();
  const values = JSON.stringify(form);

  async function run() {
    setTested(null);
    const { transferType, server, port, username, password, path } = integrationToSave(form, {
      clientId,
    });
    const body = { transferType, server, port, username, password, path };
    const { data, error } = await test({ id, body });
    setTested({
      values,
      result: data ? toResult(data, transferType === 'API') : null,
      failure: data ? null : messageOf(error, texts.failed),
    });
  }

  const shown = tested?.values === values ? tested : null;
  return { isRunning, run, result: shown?.result ?? null, failure: shown?.failure ?? null };
}

const toResult = ({ isPassed, testedAt, steps }: IntegrationTestView, isApi: boolean) => ({
  isPassed,
  testedAt,
  steps: steps.map(({ step, ok, ms, message }) => ({
    name: isApi && step === 'HOST_KEY' ? texts.ofClient.certificate : texts.ofClient.steps[step],
    outcome: outcomeOf(ok),
    words: message,
    ms,
  })),
});

function outcomeOf(
  ok: IntegrationTestStepView['ok'],
): ConnectionTestView['steps'][number]['outcome'] {
  if (ok === null) return 'NOT_TRIED';
  return ok ? 'DONE' : 'FAILED';
}
