import { FlaskConical } from 'lucide-react';

import { appTestTexts as words } from '@contracts/texts/app/test-environments';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useClient } from '../../shared/session/useClient';
import { interpolate } from '../../shared/text/format';

/** Below the header of every page while test data is selected. */
export function TestDataStrip() {
  const { testOf, choose } = useClient();
  if (!testOf) return null;
  return (
    <ContextStrip
      tone="plan"
      icon={FlaskConical}
      lead={interpolate(words.testDataOf, { client: testOf.name })}
      detail={words.stripDetail}
      action={{
        label: words.leave,
        onClick: () => {
          choose(testOf.id);
        },
      }}
    />
  );
}
