import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { startTransition, useOptimistic, type ReactNode } from 'react';

import { manifestTexts } from '@contracts/texts/spec/manifests';

import { ListSearch } from '../../../shared/filters/ListSearch';
import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { ListToolbar } from '../../../shared/layout/ListToolbar';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import { Tag } from '../../../shared/status/Tag';
import { DayField } from './DayField';
import type { useManifestFilter } from './useManifestFilter';

export interface ManifestToolbarProps {
  readonly list: ListQueryHandle;
  readonly dates: ReturnType<typeof useManifestFilter>;
  /** Number of failed integrations; undefined hides the switch. */
  readonly failures?: number | undefined;
  readonly actions?: ReactNode;
}

/** Search, the two dates and, for a super admin, the failures switch. */
export function ManifestToolbar({ list, dates, failures, actions }: ManifestToolbarProps) {
  const isPhone = useIsPhone();
  return (
    <ListToolbar actions={actions}>
      <ListSearch label="Search manifests" list={list} />
      {!isPhone && <Filters dates={dates} failures={failures} />}
    </ListToolbar>
  );
}

function Filters({ dates, failures }: Pick<ManifestToolbarProps, 'dates' | 'failures'>) {
  const isSuperAdmin = useIsSuperAdmin();
  const { filter, change } = dates;
  return (
    <>
      <DayField
        label={manifestTexts.from}
        value={filter.from}
        onChange={(from) => {
          change({ from });
        }}
      />
      <DayField
        label={manifestTexts.to}
        value={filter.to}
        min={filter.from}
        onChange={(to) => {
          change({ to });
        }}
      />
      {failures !== undefined && isSuperAdmin && (
        <FailuresOnly
          isOn={filter.failuresOnly}
          count={failures}
          onChange={(failuresOnly) => {
            change({ failuresOnly });
          }}
        />
      )}
    </>
  );
}

interface FailuresOnlyProps {
  readonly isOn: boolean;
  readonly count: number;
  readonly onChange: (isOn: boolean) => void;
}

/** Checked immediately: URL and list follow in a transition. */
function FailuresOnly({ isOn, count, onChange }: FailuresOnlyProps) {
  const [isTicked, setTicked] = useOptimistic(isOn);

  return (
    <FormControlLabel
      sx={{ ml: 1, gap: '5px' }}
      control={
        <AppCheckbox
          checked={isTicked}
          onChange={(_event, checked) => {
            startTransition(() => {
              setTicked(checked);
              onChange(checked);
            });
          }}
        />
      }
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {manifestTexts.failuresOnly}
          {count > 0 && <Tag tone="bad">{count}</Tag>}
        </Box>
      }
    />
  );
}
