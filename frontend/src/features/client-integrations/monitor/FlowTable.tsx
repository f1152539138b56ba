import Box from '@mui/material/Box';
import { BookUser, FolderInput, Package, Signature, Truck } from 'lucide-react';

import type { FlowKind } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { RecordTable } from '../../../shared/layout/RecordTable';
import { Tag } from '../../../shared/status/Tag';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { FlowActions, type FlowActionsProps } from './FlowActions';
import { pathOf, stateOf } from './flow-state';
import { FlowStrip } from './FlowStrip';

const icons = {
  ORDERS_IN: FolderInput,
  ADDRESSES_IN: BookUser,
  CONSIGNMENTS_OUT: Package,
  TRACKING_OUT: Truck,
  POD_OUT: Signature,
} as const;

export interface FlowTableProps extends Pick<FlowActionsProps, 'onEdit'> {
  readonly flows: readonly IntegrationFlowView[];
}

/** Flows with their recent activity. */
export const FlowTable = ({ flows, onEdit }: FlowTableProps) => (
  <RecordTable
    label={texts.flows}
    columns={columns}
    rows={flows}
    actions={(flow) => <FlowActions flow={flow} onEdit={onEdit} />}
  />
);

export function FlowName({ kind }: { readonly kind: FlowKind }) {
  const Icon = icons[kind];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Icon size={14} strokeWidth={1.6} aria-hidden />
      <strong>{texts.kinds[kind]}</strong>
    </Box>
  );
}

const columns = [
  {
    name: texts.columns.flow,
    render: ({ kind, clientName }: IntegrationFlowView) => (
      <>
        <FlowName kind={kind} />
        <Box sx={{ color: 'app.textMuted' }}>{clientName}</Box>
      </>
    ),
  },
  {
    name: texts.columns.connection,
    render: ({ connection }: IntegrationFlowView) => (
      <>
        {connection.server} <Tag>{connection.transferType}</Tag>
      </>
    ),
  },
  {
    name: texts.columns.where,
    render: (flow: IntegrationFlowView) => <Mono>{pathOf(flow)}</Mono>,
  },
  {
    name: texts.columns.when,
    render: ({ everyMinutes }: IntegrationFlowView) =>
      interpolate(texts.every, { minutes: everyMinutes.toLocaleString('en-AU') }),
  },
  {
    name: texts.columns.activity,
    render: ({ quarters }: IntegrationFlowView) => <FlowStrip quarters={quarters} />,
  },
  { name: texts.columns.last, render: ({ lastRunAt }: IntegrationFlowView) => timeOf(lastRunAt) },
  { name: texts.columns.next, render: ({ nextRunAt }: IntegrationFlowView) => timeOf(nextRunAt) },
  {
    name: texts.columns.state,
    render: (flow: IntegrationFlowView) => {
      const { tone, text } = stateOf(flow);
      return (
        <>
          <Tag tone={tone}>{text}</Tag>
          {flow.isActive && flow.failure !== null && (
            <Box sx={{ maxWidth: 260, color: 'app.tone.bad.fg' }}>{flow.failure}</Box>
          )}
        </>
      );
    },
  },
];

const timeOf = (instant: string | null) =>
  instant === null ? EMPTY_VALUE : <DateText value={instant} show="date-minute" />;
