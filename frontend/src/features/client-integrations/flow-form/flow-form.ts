import type { FlowRequest } from '@contracts/requests/integration-flow.request';
import {
  defaultMinutes,
  type FlowCommit,
  type FlowKind,
  isFlowFolder,
  isFlowPattern,
  isInbound,
  MAX_FLOW_MINUTES,
} from '@contracts/rules/integration-flow';
import { flowErrorTexts } from '@contracts/texts/app/flow-errors';
import type { KnownReference, OfferPreference } from '@contracts/views/import.view';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

/** Values of the form of a flow. */
export interface FlowForm {
  /** Id of the connection; empty until one is chosen. */
  readonly connection: string;
  readonly kind: FlowKind;
  readonly folder: string;
  readonly pattern: string;
  readonly everyMinutes: string;
  readonly commit: FlowCommit;
  readonly offer: OfferPreference;
  readonly whenKnown: KnownReference;
  readonly keepFaultyAsDrafts: boolean;
  readonly leavesFiles: boolean;
  readonly labels: boolean;
  readonly pickups: boolean;
  readonly isActive: boolean;
}

const newFlow: FlowForm = {
  connection: '',
  kind: 'ORDERS_IN',
  folder: '',
  pattern: '*',
  everyMinutes: String(defaultMinutes.ORDERS_IN),
  commit: 'GOOD_ORDERS',
  offer: 'CHEAPEST',
  whenKnown: 'SKIP',
  keepFaultyAsDrafts: false,
  leavesFiles: false,
  labels: false,
  pickups: false,
  isActive: true,
};

/** Null for a new flow. */
export const flowForm = (flow: IntegrationFlowView | null): FlowForm =>
  flow
    ? {
        connection: String(flow.connection.id),
        kind: flow.kind,
        folder: flow.folder,
        pattern: flow.pattern,
        everyMinutes: String(flow.everyMinutes),
        ...flow.options,
        isActive: flow.isActive,
      }
    : newFlow;

/** Changes the kind, with its default interval unless the user entered one. */
export function withKind(form: FlowForm, kind: FlowKind): FlowForm {
  const { kind: previousKind, everyMinutes } = form;
  const isDefaultInterval =
    everyMinutes === '' || everyMinutes === String(defaultMinutes[previousKind]);
  const { pattern, commit, offer, whenKnown, keepFaultyAsDrafts, leavesFiles, labels, pickups } =
    newFlow;
  return {
    ...form,
    kind,
    everyMinutes: isDefaultInterval ? String(defaultMinutes[kind]) : everyMinutes,
    // only flows of incoming files have these fields, and only orders have labels
    ...(kind !== 'ORDERS_IN' && { labels }),
    ...(kind !== 'POD_OUT' && { pickups }),
    ...(!isInbound(kind) && {
      pattern,
      commit,
      offer,
      whenKnown,
      keepFaultyAsDrafts,
      leavesFiles,
    }),
  };
}

export type FlowField = 'connection' | 'folder' | 'pattern' | 'everyMinutes';

/** Validates the form; errors by field, empty if valid. */
export function validateFlow(form: FlowForm): Partial<Record<FlowField, string>> {
  const { connection, kind, folder, pattern } = form;
  return {
    ...(connection === '' && { connection: flowErrorTexts.connection }),
    ...(!isFlowFolder(folder.trim()) && { folder: flowErrorTexts.folder }),
    ...(isInbound(kind) && !isFlowPattern(pattern.trim()) && { pattern: flowErrorTexts.pattern }),
    ...(!isValidInterval(Number(form.everyMinutes)) && {
      everyMinutes: flowErrorTexts.everyMinutes,
    }),
  };
}

const isValidInterval = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_FLOW_MINUTES;

export const flowToSave = (form: FlowForm): FlowRequest => ({
  folder: form.folder.trim(),
  pattern: form.pattern.trim() === '' ? '*' : form.pattern.trim(),
  everyMinutes: Number(form.everyMinutes),
  isActive: form.isActive,
  options: {
    commit: form.commit,
    offer: form.offer,
    whenKnown: form.whenKnown,
    keepFaultyAsDrafts: form.keepFaultyAsDrafts,
    leavesFiles: form.leavesFiles,
    labels: form.labels,
    pickups: form.pickups,
  },
});
