import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appPreferenceTexts } from '@contracts/texts/app/settings';
import { appTexts } from '@contracts/texts/app/common';
import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { StatusChip } from '../../../shared/status/StatusChip';
import { RoleTable } from '../roles/RoleTable';

export interface ViewUserDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}

/** USER-10: read-only details. */
export function ViewUserDialog({ user, onClose }: ViewUserDialogProps) {
  const { countryName, timeZone } = user.userPreference;
  return (
    <FormDialog
      title={texts.viewTitle}
      size="40vw"
      closeLabel={appTexts.close}
      actions={<HistoryButton kind="user" id={user.id} />}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Box component="dl" sx={listSx}>
        <dt>{texts.name}</dt>
        <dd>{user.name}</dd>
        <dt>{texts.email}</dt>
        <dd>{user.email}</dd>
        <dt>{texts.status}</dt>
        <dd>
          <StatusChip status={user.status} />
        </dd>
        <dt>{appPreferenceTexts.preferredUnit}</dt>
        <dd>{appPreferenceTexts.units[user.preferredUnit]}</dd>
        <dt>{appPreferenceTexts.country}</dt>
        <dd>{countryName}</dd>
        <dt>{appPreferenceTexts.timeZone}</dt>
        <dd>{timeZone}</dd>
      </Box>
      <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
        {userTexts.roles}
      </Typography>
      <RoleTable user={user} />
    </FormDialog>
  );
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: '28px',
  rowGap: '8px',
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
