import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from './EmptyState';

export interface NoRecordsProps {
  readonly icon: LucideIcon;
  /** The specified text. */
  readonly title: string;
  /** A super admin has not picked a customer yet: why that is needed. */
  readonly pickCustomer?: string | null;
  /** What to do first; null for whoever may not. */
  readonly firstUse: string | null;
  /** The way to do it, for whoever may. */
  readonly add?: { readonly label: string; readonly run: () => void } | false;
  /** A search or a filter hides what is there. */
  readonly isFiltered: boolean;
  /** What hides it, where that is not the search alone. */
  readonly hiddenBy?: string;
  readonly onClear: () => void;
}

/** An empty list of records, with the reason. */
export function NoRecords(props: NoRecordsProps) {
  const { icon, title, pickCustomer, isFiltered, hiddenBy = ownTexts.searchHides } = props;
  if (pickCustomer)
    return <EmptyState icon={icon} title={ownTexts.selectACustomer} reason={pickCustomer} />;
  if (!isFiltered) return <NothingYet {...props} />;
  return (
    <EmptyState
      icon={icon}
      title={title}
      reason={hiddenBy}
      action={<Button onClick={props.onClear}>{ownTexts.clearFilters}</Button>}
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
