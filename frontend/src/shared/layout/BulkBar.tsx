import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { Kbd } from '../text/Kbd';
import { bulkBarSx } from './bulk-bar.styles';

export interface BulkAction {
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  readonly onClick: () => void;
  /** The one white button. */
  readonly isPrimary?: boolean;
  readonly isDestructive?: boolean;
  /** Shown beside the label; bind it with `useCommand`. */
  readonly shortcut?: string;
  readonly isBusy?: boolean;
}

export interface BulkCheck {
  readonly isOk: boolean;
  /** 'Same carrier, service, sender and date', '2 service types'. */
  readonly text: string;
  /** Highlights the differing rows. */
  readonly onShow?: () => void;
}

export interface BulkBarProps {
  readonly count: number;
  /** '9 items · 847 kg · $747.51'. */
  readonly summary?: string;
  readonly check?: BulkCheck;
  readonly actions: readonly BulkAction[];
  /** Follows the actions, such as a menu of others. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Floats over the list while rows are selected: count, summary and actions. */
export function BulkBar({ count, summary, check, actions, children, onClose }: BulkBarProps) {
  if (count === 0) return null;

  return (
    <Box role="region" aria-label={appTexts.selection} sx={bulkBarSx}>
      <span role="status">{`${count} ${appTexts.selected}`}</span>
      {summary && <span className="summary">{summary}</span>}
      {check && <CheckLine {...check} />}
      <span className="rule" aria-hidden />
      {actions.map((action, index) => (
        <ActionButton key={index} {...action} />
      ))}
      {children}
      <IconButton aria-label={appTexts.clearSelection} onClick={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </Box>
  );
}

function CheckLine({ isOk, text, onShow }: BulkCheck) {
  const Icon = isOk ? CircleCheck : CircleAlert;
  return (
    <>
      <span className="rule" aria-hidden />
      <span className={isOk ? 'check ok' : 'check'} role="status">
        <Icon size={14} aria-hidden />
        {text}
      </span>
      {onShow && (
        <Button size="small" variant="text" className="show" onClick={onShow}>
          {appTexts.show}
        </Button>
      )}
    </>
  );
}

function ActionButton(action: BulkAction) {
  const { label, icon: Icon, onClick, isPrimary, isDestructive, shortcut, isBusy } = action;
  const kind = [isPrimary && 'primary', isDestructive && 'destructive'].filter(Boolean).join(' ');
  return (
    <Button
      variant="text"
      className={`action ${kind}`}
      disabled={isBusy === true}
      onClick={onClick}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
    >
      {Icon && <Icon size={14} strokeWidth={1.6} aria-hidden />}
      {label}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Button>
  );
}
