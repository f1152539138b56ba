import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { LoadFailedAlert } from '../../../shared/feedback/LoadFailedAlert';
import { CheckField } from '../../../shared/forms/CheckField';
import { useListSendingCarriersQuery } from '../bulk-imports.api';

export interface ServicePickerProps {
  /** `carrierId/serviceTypeId` of each ticked service. */
  readonly value: readonly string[];
  readonly error: string | null;
  readonly onChange: (value: readonly string[]) => void;
}

/** BULK-09: services by carrier; each row uses the cheapest ticked one. */
export function ServicePicker({ value, error, onChange }: ServicePickerProps) {
  const { data, isError, refetch } = useListSendingCarriersQuery(undefined);
  if (!data)
    return isError ? (
      <LoadFailedAlert message={texts.servicesFailed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={120} />
    );

  const carriers = data.carriers.filter(({ serviceTypes }) => serviceTypes.length > 0);
  const toggle = (key: string, isOn: boolean) => {
    onChange(isOn ? [...value, key] : value.filter((other) => other !== key));
  };
  return (
    <Box component="fieldset" sx={frameSx}>
      <Box component="legend">{texts.services}</Box>
      {carriers.length === 0 && texts.noServices}
      <Box className="scroller" tabIndex={0} role="group" aria-label={texts.services}>
        {carriers.map(({ id, displayName, serviceTypes }) => (
          <Box key={id} role="group" aria-label={displayName}>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {displayName}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              {serviceTypes.map((service) => (
                <CheckField
                  key={service.id}
                  label={service.displayServiceType}
                  isOn={value.includes(`${id}/${service.id}`)}
                  onChange={(isOn) => {
                    toggle(`${id}/${service.id}`, isOn);
                  }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const frameSx = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& legend': { typography: 'label', color: 'text.secondary', mb: 1, p: 0 },
  '& .scroller': {
    display: 'grid',
    gap: 2,
    maxHeight: 220,
    overflow: 'auto',
    p: 3,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
  },
} as const;
