import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';

import { appSessionTexts as texts } from '@contracts/texts/app/settings';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { QueryResult } from '../frame/QueryResult';
import { rowListSx } from '../frame/row-list.styles';
import { SettingsSection } from '../SettingsSection';
import { SessionRow } from './SessionRow';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from './sessions.api';

/** Refetches the list on each visit: the sessions may have been used, or ended, since. */
const refetchOptions = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** Sessions of the user, with buttons to end one or all others. */
export function SessionsPanel() {
  const query = useListSessionsQuery(undefined, refetchOptions);
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const reportSave = useSaveFeedback();
  const confirm = useConfirm();
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  async function signOutOthers() {
    const isConfirmed = await confirm({
      title: texts.endOthersTitle(others),
      body: texts.endOthersBody,
      confirmLabel: texts.endOthers(others),
      isDestructive: true,
    });
    if (isConfirmed)
      await reportSave(endOthers(undefined), { done: texts.ended, failed: texts.endFailed });
  }

  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      tools={
        others > 0 && (
          <EndOthersButton
            count={others}
            isBusy={endingOthers.isLoading}
            onClick={() => void signOutOthers()}
          />
        )
      }
    >
      <QueryResult query={query}>
        {(sessions) => (
          <Box component="ul" sx={rowListSx}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={ending.isLoading && ending.originalArgs === session.id}
                onEnd={() =>
                  void reportSave(end(session.id), { done: texts.ended, failed: texts.endFailed })
                }
              />
            ))}
          </Box>
        )}
      </QueryResult>
    </SettingsSection>
  );
}

interface EndOthersButtonProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

const EndOthersButton = ({ count, isBusy, onClick }: EndOthersButtonProps) => (
  <Button
    variant="outlined"
    startIcon={<LogOut size={14} aria-hidden />}
    disabled={isBusy}
    onClick={onClick}
  >
    {texts.endOthers(count)}
  </Button>
);
