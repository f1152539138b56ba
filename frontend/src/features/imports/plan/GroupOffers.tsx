import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { importOfferTexts as texts } from '@contracts/texts/app/import-offers';
import type {
  ImportDetailView,
  ImportGroupView,
  ImportOfferView,
} from '@contracts/views/import.view';

import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { DateText, MoneyText } from '../../../shared/text/values';
import { useEditImportGroupMutation } from '../imports.api';

/** Number of offers shown initially, besides the chosen one. */
const FIRST_OFFERS = 4;

interface GroupOffersProps {
  readonly importView: Pick<ImportDetailView, 'id' | 'planHash'>;
  readonly group: ImportGroupView;
  /** Best first. */
  readonly offers: readonly ImportOfferView[];
  readonly canChoose: boolean;
}

/** Offers of a reference: selecting another one creates a new plan. */
export function GroupOffers({ importView, group, offers, canChoose }: GroupOffersProps) {
  const name = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { choose, isLoading } = useOfferChoice(importView, group);
  const shown = offers.filter(
    (offer, index) => isExpanded || offer.isChosen || index < FIRST_OFFERS,
  );
  const title = interpolate(texts.chosen, { count: offers.length });
  return (
    <Box role="radiogroup" aria-labelledby={name}>
      <Typography id={name} sx={{ fontWeight: 500, mb: 1 }}>
        {offers.length === 1 ? texts.onlyOne : title}
      </Typography>
      {shown.map((offer) => (
        <Box key={keyOf(offer)} component="label" sx={offerSx}>
          <Radio
            name={name}
            checked={offer.isChosen}
            disabled={!canChoose || isLoading}
            slotProps={{
              input: {
                'aria-label': interpolate(texts.use, {
                  carrier: offer.carrier,
                  service: offer.service,
                }),
              },
            }}
            onChange={() => void choose(offer)}
          />
          <span>
            {offer.carrier}, {offer.service}
          </span>
          <DateText value={offer.eta} />
          <MoneyText amount={offer.totalCents / 100} />
        </Box>
      ))}
      {shown.length < offers.length && (
        <Button
          variant="text"
          onClick={() => {
            setExpanded(true);
          }}
        >
          {interpolate(texts.showAll, { count: offers.length })}
        </Button>
      )}
    </Box>
  );
}

const keyOf = ({ clientCarrierAccountId, carrierServiceTypeId }: ImportOfferView): string =>
  `${clientCarrierAccountId}-${carrierServiceTypeId}`;

function useOfferChoice({ id, planHash }: GroupOffersProps['importView'], group: ImportGroupView) {
  const [edit, { isLoading }] = useEditImportGroupMutation();
  const reportSave = useSaveFeedback();
  const choose = async (chosen: ImportOfferView) => {
    if (planHash === null) return;
    const { clientCarrierAccountId, carrierServiceTypeId, carrier, service } = chosen;
    const offer = { clientCarrierAccountId, carrierServiceTypeId };
    const { reference } = group;
    await reportSave(edit({ id, no: group.no, planHash, offer }), {
      done: interpolate(texts.used, { carrier, service, reference }),
      failed: texts.failed,
    });
  };
  return { choose, isLoading };
}

const offerSx = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto 84px',
  alignItems: 'center',
  gap: 2,
  minHeight: { xs: 44, sm: 28 },
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { textAlign: 'right' },
} as const;
