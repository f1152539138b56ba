import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import IconButton from '@mui/material/IconButton';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

import { isInbound } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import {
  useDeleteFlowMutation,
  useRunFlowMutation,
  useSetFlowActiveMutation,
  useStopResendMutation,
} from '../integration-flows.api';
import { ResendDialog } from './ResendDialog';

export interface FlowActionsProps {
  readonly flow: IntegrationFlowView;
  readonly onEdit: (flow: IntegrationFlowView) => void;
}

/** Actions the user may take on a flow; empty for read-only users. */
export function FlowActions({ flow, onEdit }: FlowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isResendOpen, setResendOpen] = useState(false);
  const actions = useFlowActions(flow, onEdit, () => {
    setResendOpen(true);
  });
  if (actions.length === 0) return null;
  const label = interpolate(texts.actionsOf, namesOf(flow));
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ text, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              run();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
      {isResendOpen && (
        <ResendDialog
          flow={flow}
          onClose={() => {
            setResendOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Names in a text such as 'Orders in via files.example'. */
const namesOf = ({ kind, connection }: IntegrationFlowView) => ({
  flow: texts.kinds[kind],
  server: connection.server,
});

interface FlowAction {
  readonly text: string;
  readonly run: () => void;
}

function useFlowActions(
  flow: IntegrationFlowView,
  onEdit: FlowActionsProps['onEdit'],
  onResend: () => void,
): readonly FlowAction[] {
  const { id, version, clientId, isActive } = flow;
  const runs = useRunActions(flow, onResend);
  const canEdit = usePermission('UPDATE_CLIENT_INTEGRATION', clientId);
  const canDelete = usePermission('DELETE_CLIENT_INTEGRATION', clientId);
  const reportSave = useSaveFeedback();
  const confirmDelete = useConfirmedDelete();
  const [setActive] = useSetFlowActiveMutation();
  const [remove] = useDeleteFlowMutation();
  const changed = isActive ? texts.paused : texts.resumed;
  return [
    ...runs,
    canEdit && {
      text: texts.edit,
      run: () => {
        onEdit(flow);
      },
    },
    canEdit && {
      text: isActive ? texts.pause : texts.resume,
      run: () =>
        void reportSave(setActive({ id, isActive: !isActive }), {
          done: changed,
          failed: texts.saveFailed,
        }),
    },
    canDelete && {
      text: texts.delete,
      run: () =>
        void confirmDelete({
          question: interpolate(texts.deleteQuestion, namesOf(flow)),
          warning: texts.deleteWarning,
          run: () => remove({ id, version }),
          done: texts.deleted,
          failed: texts.deleteFailed,
        }),
    },
  ].filter((action) => action !== false);
}

/** Actions of users who may run the flow, while it is on. */
function useRunActions(
  { id, clientId, kind, isActive, resend, lastNumber }: IntegrationFlowView,
  onResend: () => void,
): readonly FlowAction[] {
  const canRun = usePermission('RUN_INTEGRATION', clientId) && isActive;
  const reportSave = useSaveFeedback();
  const [runFlow] = useRunFlowMutation();
  const [stopResend] = useStopResendMutation();
  if (!canRun) return [];
  const { open, stop, stopped, stopFailed } = texts.resend;
  return [
    {
      text: isInbound(kind) ? texts.collect : texts.send,
      run: () => void reportSave(runFlow(id), { done: texts.startsSoon, failed: texts.runFailed }),
    },
    resend === null && lastNumber > 0 && { text: open, run: onResend },
    resend !== null && {
      text: stop,
      run: () => void reportSave(stopResend(id), { done: stopped, failed: stopFailed }),
    },
  ].filter((action) => action !== false);
}
