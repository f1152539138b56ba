import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';
import type { RulesLevelName, RulesSheetView } from '@contracts/views/rules.view';

import { interpolate } from '../../shared/text/format';

type Named = Pick<RulesSheetView, 'carrierName' | 'accountNumber' | 'clientName'>;

/** Name of a level's record within a sentence: 'account 8841203'. */
export const levelName = (
  level: RulesLevelName | null,
  { carrierName, accountNumber, clientName }: Named,
): string =>
  interpolate(texts.levels[level ?? 'none'], {
    carrier: carrierName,
    account: accountNumber ?? '',
    client: clientName ?? '',
  });

/** Heading of a level: 'Account 8841203'. */
export const levelTitle = (level: RulesLevelName, { accountNumber, clientName }: Named): string =>
  interpolate(texts.compared[level].title, {
    account: accountNumber ?? '',
    client: clientName ?? '',
  });

/** The record that the dialog is about. */
export function subjectName(sheet: Named): string {
  if (sheet.clientName !== null) return levelName('CLIENT_CARRIER_ACCOUNT', sheet);
  const isCarrier = sheet.accountNumber === null;
  return levelName(isCarrier ? 'CUSTOMER_CARRIER' : 'CUSTOMER_CARRIER_ACCOUNT', sheet);
}
