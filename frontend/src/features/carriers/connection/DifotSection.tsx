import { appConnectionTexts as words } from '@contracts/texts/app/carriers';

import { CheckField } from '../../../shared/forms/CheckField';
import { ConnectionField, ConnectionSecret } from './ConnectionField';
import { Pair, Section } from './Section';
import type { SectionProps } from './TransferSection';

/** CARRIER-27, CARRIER-42 to CARRIER-46: server for the carrier's scans, if it provides any. */
export function DifotSection({ state, carrier }: SectionProps) {
  const { form, isReadOnly, change } = state;
  if (!carrier.isTrackingDifot && !form.hasDifot) return null;
  return (
    <Section title={words.difot}>
      <CheckField
        label={words.hasDifot}
        isOn={form.hasDifot}
        isDisabled={isReadOnly}
        onChange={(hasDifot) => {
          change({ hasDifot });
        }}
      />
      {form.hasDifot && (
        <>
          <Pair>
            <ConnectionField state={state} field="difotServer" />
            <ConnectionField state={state} field="difotPort" />
          </Pair>
          <Pair>
            <ConnectionField state={state} field="difotUsername" />
            <ConnectionSecret state={state} field="difotPassword" />
          </Pair>
          <ConnectionField state={state} field="difotPath" isOptional />
        </>
      )}
    </Section>
  );
}
