import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';

import { feedProtocolOf } from '@contracts/rules/feed-protocol';

import { CheckField } from '../../../shared/forms/CheckField';
import { HostKeyPart } from '../../../shared/host-keys/HostKeyPart';
import { ConnectionField, ConnectionSecret } from './ConnectionField';
import { Pair, Remark, Section } from './Section';
import type { ConnectionForm } from './connection-form';
import type { SectionProps } from './TransferSection';

/**
 * CARRIER-27, CARRIER-42 to CARRIER-46: server for the carrier's scans. Offered with every carrier: without scans no
 * consignment is ever marked as delivered.
 */
export function DifotSection({ state, carrier }: SectionProps) {
  const { form, isReadOnly, change } = state;
  return (
    <Section title={texts.difot}>
      <Remark>{carrier.isTrackingDifot ? texts.difotKnown : texts.difotAny}</Remark>
      <CheckField
        label={texts.hasDifot}
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
          {usesSsh(form) && (
            <HostKeyPart
              owner={{ customerId: state.customerId }}
              canChange={!state.isReadOnly && state.canReveal}
              server={form.difotServer}
              port={form.difotPort}
              entered={form.difotServer === form.server ? form.serverAuth : ''}
            />
          )}
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

const usesSsh = ({ difotServer, difotPort }: ConnectionForm) =>
  feedProtocolOf({ server: difotServer, port: Number(difotPort) || null }) === 'sftp';
