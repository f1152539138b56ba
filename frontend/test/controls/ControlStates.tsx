import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { manifestedStatuses, openStatuses } from '@contracts/rules/consignment';

import { AppCheckbox } from '../../src/shared/forms/AppCheckbox';
import { FormField } from '../../src/shared/forms/FormField';
import { NativeSelectInput } from '../../src/shared/forms/NativeSelectInput';
import { SegmentedControl } from '../../src/shared/forms/SegmentedControl';
import { TextInput } from '../../src/shared/forms/TextInput';
import { StatusChip } from '../../src/shared/status/StatusChip';

/** States caused by a pointer or keyboard; the test forces them on the control inside. */
const forced = ['none', 'hover', 'focus', 'press'] as const;
const severities = ['success', 'info', 'warning', 'error'] as const;
const nothing = () => undefined;
const options = [
  { value: 'a', label: 'Southern Star Express' },
  { value: 'b', label: 'Outback General' },
];

interface RowProps {
  readonly title: string;
  /** Renders the control, disabled or not. */
  readonly draw: (isDisabled: boolean) => ReactNode;
}

/** A control in every state, disabled last. */
const Row = ({ title, draw }: RowProps) => (
  <Box component="section" aria-label={title} sx={{ display: 'flex', gap: 4, minHeight: 36 }}>
    <Box sx={{ width: 150, color: 'text.secondary' }}>{title}</Box>
    {forced.map((state) => (
      <Box key={state} data-force={state} sx={{ width: 170 }}>
        {draw(false)}
      </Box>
    ))}
    <Box sx={{ width: 170 }}>{draw(true)}</Box>
  </Box>
);

const Buttons = () => (
  <>
    <Row
      title="Contained"
      draw={(disabled) => (
        <Button variant="contained" disabled={disabled} startIcon={<Plus size={14} />}>
          Add carrier
        </Button>
      )}
    />
    <Row title="Outlined" draw={(disabled) => <Button disabled={disabled}>Cancel</Button>} />
    <Row
      title="Danger"
      draw={(disabled) => (
        <Button color="error" disabled={disabled}>
          Delete
        </Button>
      )}
    />
    <Row
      title="Icon"
      draw={(disabled) => (
        <IconButton aria-label="Delete" disabled={disabled}>
          <Trash2 size={16} />
        </IconButton>
      )}
    />
    <Row title="Link" draw={() => <Link href="#">SSEX00000391</Link>} />
  </>
);

const Choices = () => (
  <>
    {[false, true].map((isOn) => (
      <Row
        key={String(isOn)}
        title={isOn ? 'Switch, on' : 'Switch, off'}
        draw={(disabled) => <Switch checked={isOn} disabled={disabled} onChange={nothing} />}
      />
    ))}
    {[false, true].map((isOn) => (
      <Row
        key={String(isOn)}
        title={isOn ? 'Checkbox, on' : 'Checkbox, off'}
        draw={(disabled) => <AppCheckbox checked={isOn} disabled={disabled} onChange={nothing} />}
      />
    ))}
    <Row
      title="Checkbox, mixed"
      draw={(disabled) => <AppCheckbox indeterminate disabled={disabled} onChange={nothing} />}
    />
    <Row
      title="Segments"
      draw={(isDisabled) => (
        <SegmentedControl
          label="Order"
          value="a"
          segments={[
            { value: 'a', label: 'Cheapest' },
            { value: 'b', label: 'Fastest', isDisabled },
          ]}
          onChange={nothing}
        />
      )}
    />
  </>
);

const Fields = () => (
  <>
    <Row
      title="Text"
      draw={(disabled) => <TextInput label="Suburb" value="Truganina" disabled={disabled} />}
    />
    <Row
      title="Text with help"
      draw={(disabled) => (
        <TextInput label="Prefix" isOptional help="At most 5 letters" disabled={disabled} />
      )}
    />
    <Row
      title="Text with error"
      draw={(disabled) => (
        <TextInput label="Postcode" value="31" error="Four digits" disabled={disabled} />
      )}
    />
    <Row
      title="Select"
      draw={(disabled) => (
        <FormField label="Carrier">
          {(field) => (
            <NativeSelectInput
              {...field}
              value="a"
              options={options}
              isDisabled={disabled}
              onChange={nothing}
            />
          )}
        </FormField>
      )}
    />
  </>
);

/** The controls used by the screens, for a screenshot. */
export const ControlStates = () => (
  <Box component="main" sx={{ display: 'grid', gap: 3, p: 5, width: 1100 }}>
    <Buttons />
    <Choices />
    <Fields />
    <Tabs value="open" aria-label="Tabs">
      <Tab value="open" label="Open" />
      <Tab value="all" label="All" />
      <Tab value="none" label="Deleted" disabled />
    </Tabs>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {[...openStatuses, ...manifestedStatuses].map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </Box>
    {severities.map((severity) => (
      <Alert key={severity} severity={severity}>
        Saved. 2 other sessions were ended.
      </Alert>
    ))}
  </Box>
);
