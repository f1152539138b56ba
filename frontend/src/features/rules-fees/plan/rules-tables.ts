import { appRulesTexts } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import { chargeableChoices, formatChoices } from './rules-choices';
import type { RulesField, TableGroup, TableRow } from './rules-plan.types';

const { tables: texts } = appRulesTexts;

const tierNumbers = [1, 2, 3, 4, 5] as const;

/** A row whose cells are labelled by row and column. */
const row = (
  label: string,
  columns: readonly string[],
  fields: readonly CellField[],
): TableRow => ({
  label,
  fields: fields.map((field, index) => ({ ...field, label: `${label} ${columns[index] ?? ''}` })),
});

type CellField = Omit<RulesField, 'label'>;

const palletColumns = [texts.height, texts.length, texts.width, texts.weight];

const palletRow = (label: string, group: string) =>
  row(
    label,
    palletColumns,
    ['H', 'L', 'W', 'Kg'].map((side) => ({ name: `${group}PalletMax${side}` })),
  );

/** RULES-18 to RULES-20 */
export const palletTable: TableGroup = {
  kind: 'table',
  title: '',
  columns: palletColumns,
  rows: [
    palletRow(texts.halfPallet, 'half'),
    palletRow(texts.fullPallet, 'full'),
    palletRow(texts.maxPallet, 'max'),
  ],
};

const sizeColumns = [texts.sizeOver, texts.format, texts.fee];

/** RULES-25 */
export const sizeTiers: TableGroup = {
  kind: 'table',
  title: texts.bySize,
  columns: sizeColumns,
  ladderUnit: 'm',
  rows: tierNumbers.map((n) =>
    row(interpolate(texts.tier, { n }), sizeColumns, [
      { name: `oversizeCat${n}Size` },
      { name: `oversizeCat${n}Format`, choices: formatChoices },
      { name: `oversizeCat${n}Fee` },
    ]),
  ),
};

const weightColumns = [texts.weightOver, texts.format, texts.fee, texts.chargeable];

/** RULES-27 */
export const weightTiers: TableGroup = {
  kind: 'table',
  title: texts.byWeight,
  columns: weightColumns,
  ladderUnit: 'kg',
  rows: tierNumbers.map((n) =>
    row(interpolate(texts.tier, { n }), weightColumns, [
      { name: `oversizeWeightCat${n}Size` },
      { name: `oversizeWeightCat${n}Format`, choices: formatChoices },
      { name: `oversizeWeightCat${n}Fee` },
      { name: `oversizeWeightCat${n}ChargeableFormat`, choices: chargeableChoices },
    ]),
  ),
};
