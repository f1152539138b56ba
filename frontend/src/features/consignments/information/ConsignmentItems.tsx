import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Flame } from 'lucide-react';

import type { ArticleRangeView } from '@contracts/views/consignment.view';
import type { ItemView } from '@contracts/views/item.view';

import { Tag } from '../../../shared/status/Tag';
import { ArticleNumbers } from '../../../shared/text/ArticleNumbers';
import { dangerousGoodsText } from './goods-text';

const headings = ['Type', 'Qty', 'L x W x H (m)', 'Cubic (m³)', 'Weight (kg)'];

export interface ConsignmentItemsProps {
  readonly items: readonly ItemView[];
  /** Item numbers of the pieces, if the carrier uses them. */
  readonly articleNumbers: readonly ArticleRangeView[];
  /** Whether to show the details of dangerous goods. */
  readonly isDetailed?: boolean;
}

/** Items: metres, cubic metres to three decimals, kilograms. */
export function ConsignmentItems({
  items,
  articleNumbers,
  isDetailed = false,
}: ConsignmentItemsProps) {
  return (
    <Table
      size="small"
      aria-label="Items"
      sx={{
        '& td, & th': { px: { xs: 1, sm: 2 } },
        '& tr > :first-of-type': { pl: 0 },
        '& tr > :last-of-type': { pr: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {headings.map((heading, index) => (
            <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.itemNumber}>
            <TableCell>
              {item.name ?? item.itemTypeName} <DangerTags item={item} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <ArticleNumbers
                  ranges={articleNumbers.filter(({ itemNumber }) => itemNumber === item.itemNumber)}
                />
              </Typography>
              {isDetailed && <DangerousGoodsDetails item={item} />}
            </TableCell>
            <TableCell align="right">{item.quantity}</TableCell>
            <TableCell align="right">
              {[item.length, item.width, item.height].map((side) => side.toFixed(2)).join(' x ')}
            </TableCell>
            <TableCell align="right">{item.totalVolume.toFixed(3)}</TableCell>
            <TableCell align="right">{item.totalWeight.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      {items.length > 1 && <Totals items={items} />}
    </Table>
  );
}

function Totals({ items }: Pick<ConsignmentItemsProps, 'items'>) {
  const sum = (of: (item: ItemView) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  return (
    <TableFooter>
      <TableRow sx={totalsSx}>
        <TableCell component="th" scope="row">
          Total
        </TableCell>
        <TableCell align="right">{sum(({ quantity }) => quantity)}</TableCell>
        <TableCell />
        <TableCell align="right">{sum(({ totalVolume }) => totalVolume).toFixed(3)}</TableCell>
        <TableCell align="right">{sum(({ totalWeight }) => totalWeight).toFixed(2)}</TableCell>
      </TableRow>
    </TableFooter>
  );
}

const totalsSx = {
  '& > .MuiTableCell-root': {
    typography: 'body1',
    fontWeight: 600,
    color: 'text.primary',
    borderBottom: 0,
  },
} as const;

/** 'UN1263 III' of each dangerous good. */
const DangerTags = ({ item: { dangerousGoods } }: { readonly item: ItemView }) =>
  dangerousGoods.map((good, index) => (
    <Tag key={index} tone="warn">
      <Flame size={11} aria-hidden /> {dangerousGoodsText(good)}
    </Tag>
  ));

/** Name, class, packaging and amount of each dangerous good. */
const DangerousGoodsDetails = ({ item: { dangerousGoods } }: { readonly item: ItemView }) =>
  dangerousGoods.map(({ unNumber, subRisk, packageDescription, weight, commonName }, index) => (
    <Typography key={index} variant="body2" sx={{ color: 'text.secondary' }}>
      {[
        commonName || unNumber.shippingName,
        `class ${[unNumber.hazardClass, subRisk].filter(Boolean).join(', ')}`,
        packageDescription,
        `${weight} kg or L`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ));
