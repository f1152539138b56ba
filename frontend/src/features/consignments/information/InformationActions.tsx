import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { useCommand } from '../../../shared/commands/useCommand';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { Kbd } from '../../../shared/text/Kbd';
import { MoreActions } from '../MoreActions';
import type { InformationAction, InformationActions as Actions } from './useInformationActions';

export interface InformationActionsProps {
  readonly actions: Actions;
  /** Whether no other dialog is over the drawer. */
  readonly isOnTop: () => boolean;
}

/** Number of buttons that fit at the bottom of a phone, beside the menu. */
const PHONE_BUTTONS = 2;

/** Buttons of the main actions, the others in a menu; their keys work while the drawer is on top. */
export function InformationActions({ actions: { main, more }, isOnTop }: InformationActionsProps) {
  const isPhone = useIsPhone();
  const ordered = isPhone ? printBeforeTracking(main) : main;
  const shown = isPhone ? ordered.slice(0, PHONE_BUTTONS) : ordered;
  const overflow = isPhone ? [...ordered.slice(PHONE_BUTTONS), ...more] : more;
  return (
    <Box sx={isPhone ? phoneSx : actionsSx}>
      {shown.map((action, index) => (
        <ActionButton key={action.id} action={action} isPrimary={isPhone && index === 0} />
      ))}
      <MoreActions
        actions={overflow.map(({ run, ...action }) => ({ ...action, onClick: run }))}
        sx={moreSx}
      />
      {[...main, ...more].map((action) => (
        <ActionKey key={action.id} action={action} isOnTop={isOnTop} />
      ))}
    </Box>
  );
}

/** Phones are used next to the freight, so labels come first; progress is already shown. */
function printBeforeTracking(actions: readonly InformationAction[]): readonly InformationAction[] {
  const [first, second, ...others] = actions;
  return first?.id === 'track' && second?.id === 'print' ? [second, first, ...others] : actions;
}

function ActionKey({
  action: { id, label, keys, run },
  isOnTop,
}: Pick<InformationActionsProps, 'isOnTop'> & { readonly action: InformationAction }) {
  useCommand({
    id: `information.${id}`,
    label,
    ...(keys && { keys }),
    when: keys !== undefined,
    isInDialog: true,
    run: () => {
      if (isOnTop()) run();
    },
  });
  return null;
}

interface ActionButtonProps {
  readonly action: InformationAction;
  readonly isPrimary: boolean;
}

function ActionButton({ action, isPrimary }: ActionButtonProps) {
  const { label, icon: Icon, keys, to, run } = action;
  const buttonProps = {
    variant: isPrimary ? 'contained' : 'outlined',
    startIcon: <Icon size={14} aria-hidden />,
    ...(keys && { 'aria-keyshortcuts': keys.toUpperCase() }),
  } as const;
  const content = (
    <>
      {label}
      {keys && (
        <Box component="span" sx={{ ml: 2, display: { xs: 'none', sm: 'inline-flex' } }}>
          <Kbd>{keys.toUpperCase()}</Kbd>
        </Box>
      )}
    </>
  );
  return to === undefined ? (
    <Button {...buttonProps} onClick={run}>
      {content}
    </Button>
  ) : (
    <Button {...buttonProps} component={RouterLink} to={to}>
      {content}
    </Button>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  my: 3,
  '@media print': { display: 'none' },
} as const;

/** Placed within reach of a thumb. */
const phoneSx = {
  display: 'flex',
  gap: 2,
  width: 1,
  '& .MuiButton-root': { flex: 1, minHeight: 44 },
  '@media print': { display: 'none' },
} as const;

const moreSx = {
  ml: 'auto',
  minWidth: { xs: 44, sm: 32 },
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '7px',
} as const;
