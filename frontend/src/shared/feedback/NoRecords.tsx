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
  /** What to do first. */
  readonly firstUse: string;
  /** A search hides what is there. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** An empty list of records, with the reason. */
export function NoRecords(props: NoRecordsProps) {
  const { icon, title, pickCustomer, firstUse, isFiltered, onClear } = props;
  if (pickCustomer)
    return <EmptyState icon={icon} title={ownTexts.selectACustomer} reason={pickCustomer} />;
  if (!isFiltered) return <EmptyState icon={icon} title={title} reason={firstUse} />;
  return (
    <EmptyState
      icon={icon}
      title={title}
      reason={ownTexts.searchHides}
      action={<Button onClick={onClear}>{ownTexts.clearFilters}</Button>}
    />
  );
}
