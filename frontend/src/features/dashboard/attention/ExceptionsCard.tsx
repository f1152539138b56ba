import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type {
  AttentionItemView,
  AttentionKind,
  CountedRowsView,
} from '@contracts/views/dashboard.view';

import { consignmentListPath } from '../../../shared/navigation/consignment-list-path';
import { Tag } from '../../../shared/status/Tag';
import { RowsLink } from '../RowsLink';
import { AttentionCard } from './AttentionCard';

/** Number of exceptions that fit beside the other cards. */
const MAX_EXCEPTIONS = 6;
const MAX_TO_SET_UP = 3;

const setUpKinds: ReadonlySet<AttentionKind> = new Set([
  'RANGE_NEARLY_USED',
  'ADDRESS_INCOMPLETE',
  'OLD_DRAFTS',
]);

const isSetUp = ({ kind }: AttentionItemView) => setUpKinds.has(kind);

export interface ExceptionsCardProps {
  readonly items: readonly AttentionItemView[];
  /** Query for the consignments among the exceptions; absent without permission to see them. */
  readonly rows: CountedRowsView | undefined;
}

/** Exceptions in transit or in transmission; the tag and "View all" open exactly the consignments. */
export const ExceptionsCard = ({ items, rows }: ExceptionsCardProps) => (
  <AttentionCard
    title={texts.exceptions}
    items={onePerKind(items.filter((item) => !isSetUp(item)))}
    maxItems={MAX_EXCEPTIONS}
    {...(rows &&
      rows.count > 0 && {
        remark: (
          <RowsLink rows={rows}>
            <Tag tone="bad">{rows.count.toLocaleString('en-AU')}</Tag>
          </RowsLink>
        ),
        tools: (
          <Button
            size="small"
            variant="text"
            color="primary"
            component={Link}
            to={consignmentListPath(rows.query)}
          >
            {texts.viewAll}
          </Button>
        ),
      })}
  />
);

/** Things to set up or complete: number ranges that are running out, incomplete addresses and drafts. */
export function ToSetUpCard({ items }: Pick<ExceptionsCardProps, 'items'>) {
  const toSetUp = items.filter(isSetUp);
  if (toSetUp.length === 0) return null;
  return (
    <AttentionCard
      title={texts.toSetUp}
      items={onePerKind(toSetUp)}
      maxItems={MAX_TO_SET_UP}
      remark={<Tag>{toSetUp.length}</Tag>}
    />
  );
}

/** One item of each kind first, so that no kind hides another, then the rest. */
function onePerKind(items: readonly AttentionItemView[]): AttentionItemView[] {
  const firstOfEachKind = items.filter(
    ({ kind }, index) => items.findIndex((item) => item.kind === kind) === index,
  );
  return [...firstOfEachKind, ...items.filter((item) => !firstOfEachKind.includes(item))];
}
