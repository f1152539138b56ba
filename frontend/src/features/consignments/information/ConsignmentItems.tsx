import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import type { ArticleRangeView } from '@contracts/views/consignment.view';
import type { ItemView } from '@contracts/views/item.view';

import { ArticleNumbers } from '../../../shared/text/ArticleNumbers';

const headings = ['Type', 'Qty', 'L x W x H (m)', 'Cubic (m³)', 'Weight (kg)'];

export interface ConsignmentItemsProps {
  readonly items: readonly ItemView[];
  /** Item numbers of the pieces, if the carrier reads them. */
  readonly articleNumbers: readonly ArticleRangeView[];
}

/** Items: metres, cubic metres to three decimals, kilograms. */
export function ConsignmentItems({ items, articleNumbers }: ConsignmentItemsProps) {
  return (
    <Table
      size="small"
      aria-label="Items"
      sx={{ mt: 4, '& td, & th': { px: { xs: 1, sm: 2 } }, '& tr > :first-of-type': { pl: 0 } }}
    >
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.itemNumber}>
            <TableCell>
              {item.name ?? item.itemTypeName}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <ArticleNumbers
                  ranges={articleNumbers.filter(({ itemNumber }) => itemNumber === item.itemNumber)}
                />
              </Typography>
            </TableCell>
            <TableCell>{item.quantity}</TableCell>
            <TableCell>
              {[item.length, item.width, item.height].map((side) => side.toFixed(2)).join(' x ')}
            </TableCell>
            <TableCell>{item.totalVolume.toFixed(3)}</TableCell>
            <TableCell>{item.totalWeight.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
