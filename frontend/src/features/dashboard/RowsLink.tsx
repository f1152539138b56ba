import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { CountedRowsView } from '@contracts/views/dashboard.view';

import { consignmentListPath } from '../../shared/navigation/consignment-list-path';
import { describeRows } from './describe-rows';

export interface RowsLinkProps {
  readonly rows: CountedRowsView;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number that links to exactly the rows it counts, and describes them. */
export const RowsLink = ({ rows, className, children }: RowsLinkProps) => (
  <Tooltip title={describeRows(rows)} describeChild>
    <Link to={consignmentListPath(rows.query)} className={className}>
      {children}
    </Link>
  </Tooltip>
);
