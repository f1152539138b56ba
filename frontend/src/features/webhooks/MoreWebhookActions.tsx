import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { Ellipsis, History, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { appHistoryTexts } from '@contracts/texts/app/history';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { useIsMounted } from '../../shared/forms/useIsMounted';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermission } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import { useDeselectWebhook } from './useWebhooks';
import { useDeleteWebhookMutation } from './webhooks.api';

/** Menu with history and delete; nothing for users without either. */
export function MoreWebhookActions({ webhook }: { readonly webhook: WebhookView }) {
  const clientId = webhook.clientId ?? undefined;
  const canReadHistory = usePermission('READ_HISTORY', clientId);
  const canDelete = usePermission('DELETE_WEBHOOK', clientId);
  const history = useRecordDialog('history');
  const remove = useDeleteSubscription(webhook);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!canReadHistory && !canDelete) return null;
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {canReadHistory && (
          <Item
            icon={History}
            label={appHistoryTexts.open}
            onClick={() => {
              close();
              history.open(`webhook-${webhook.id}`);
            }}
          />
        )}
        {canDelete && (
          <Item
            icon={Trash2}
            label={texts.delete}
            isDestructive
            onClick={() => {
              close();
              void remove();
            }}
          />
        )}
      </Menu>
    </>
  );
}

interface ItemProps extends Pick<MenuItemProps, 'onClick'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDestructive?: boolean;
}

/** The menu passes further props to its items. */
const Item = ({ icon: Icon, label, isDestructive = false, ...item }: ItemProps) => (
  <MenuItem {...item} sx={{ gap: 2, ...(isDestructive && { color: 'app.tone.bad.fg' }) }}>
    <Icon size={14} strokeWidth={1.6} aria-hidden />
    {label}
  </MenuItem>
);

/** Returns a function that deletes the subscription after a confirmation. */
function useDeleteSubscription({ id, version, name }: WebhookView) {
  const [remove] = useDeleteWebhookMutation();
  const confirmDelete = useConfirmedDelete();
  const deselect = useDeselectWebhook();
  const isMounted = useIsMounted();
  return async () => {
    const isDeleted = await confirmDelete({
      question: texts.deleteQuestion,
      warning: interpolate(texts.deleteWarning, { name }),
      run: () => remove({ id, version }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
    // another webhook that has since been selected stays selected
    if (isDeleted && isMounted()) deselect();
  };
}
