import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ownRulesTexts as words } from '@contracts/texts/own-rules';
import { rulesFeesTexts } from '@contracts/texts/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import type { RulesSubject } from '../../shared/navigation/useRecordDialog';
import { fillText } from '../../shared/text/fill-text';
import { toForm } from './form/rules-form';
import { RulesFrame } from './frame/RulesFrame';
import { rulesPlan } from './plan/rules-plan';
import { PlainFields, PlainTable } from './sections/PlainSection';

export interface RulesSheetProps {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly onClose: () => void;
}

/** The Rules & Fees of one record, once they are read. */
export function RulesSheet({ sheet, onClose }: RulesSheetProps) {
  const form = toForm(sheet.rules);
  return (
    <RulesFrame title={titleOf(sheet)} onClose={onClose}>
      <Box sx={{ overflow: 'auto', px: { xs: 3, sm: 6 }, pb: 4 }} tabIndex={0}>
        {rulesPlan.map(({ id, groups }) => (
          <Box component="section" key={id} sx={{ py: 3 }}>
            <Typography variant="h2" component="h3" sx={{ mb: 3 }}>
              {rulesFeesTexts.sections[id]}
            </Typography>
            <Box sx={{ display: 'grid', gap: 4 }}>
              {groups.map((group, index) =>
                group.kind === 'fields' ? (
                  <PlainFields key={index} group={group} form={form} />
                ) : (
                  <PlainTable key={index} group={group} form={form} />
                ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </RulesFrame>
  );
}

/** 'Rules & Fees: Southern Star, account 8841203, Merri Creek Joinery' */
function titleOf({ carrierName, accountNumber, clientName }: RulesSheetView): string {
  const account = accountNumber && fillText(words.account, { number: accountNumber });
  const subject = [carrierName, account, clientName].filter(Boolean).join(', ');
  return `${rulesFeesTexts.title}: ${subject}`;
}
