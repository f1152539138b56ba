import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from './EmptyState';

export interface NoRecordsProps {
  readonly icon: LucideIcon;
  /** The specified text. */
  readonly title: string;
  /** Reason a super admin has to select a customer first. */
  readonly selectCustomer?: string | null;
  /** First step on an empty list; null without permission for it. */
  readonly firstUse: string | null;
  /** Action for that step, for users with permission. */
  readonly add?: { readonly label: string; readonly run: () => void } | false;
  /** Whether a search or filter is active. */
  readonly isFiltered: boolean;
  /** Explanation for hidden rows, if the search is not the only filter. */
  readonly hiddenBy?: string;
  readonly onClear: () => void;
}

/** Empty state of a list of records, with the reason. */
export function NoRecords(props: NoRecordsProps) {
  const { icon, title, selectCustomer, isFiltered, hiddenBy = appTexts.hiddenBySearch } = props;
  if (selectCustomer)
    return <EmptyState icon={icon} title={appTexts.selectACustomer} reason={selectCustomer} />;
  if (!isFiltered) return <NothingYet {...props} />;
  return (
    <EmptyState
      icon={icon}
      title={title}
      reason={hiddenBy}
      action={<Button onClick={props.onClear}>{appTexts.clearFilters}</Button>}
    />
  );
}

const NothingYet = ({ icon, title, firstUse, add }: NoRecordsProps) => (
  <EmptyState
    icon={icon}
    title={title}
    {...(firstUse !== null && { reason: firstUse })}
    action={
      add && (
        <Button variant="contained" onClick={add.run}>
          {add.label}
        </Button>
      )
    }
  />
);
