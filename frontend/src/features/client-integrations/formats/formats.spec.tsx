import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { jsonErrors, xmlErrors } from '../../../../../test/support/schema-errors';
import { fileFormats } from '@contracts/file-formats/file-formats';

import { FormatsTab } from './FormatsTab';
import {
  acknowledgement,
  addressAcknowledgement,
  addressesJson,
  consignmentsFile,
  ordersJson,
  ordersXml,
  proofsFile,
  trackingFile,
} from './samples';

describe('the formats', () => {
  it('are shown with samples to copy', async () => {
    render(<FormatsTab />);

    expect(
      await screen.findByRole('region', { name: /Sample of Acknowledgement: linehaul.ack/ }),
    ).toHaveTextContent('linehaul.ack.v1');
  });

  it('offer their schemas for download', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<FormatsTab />);

    await userEvent.click(
      screen.getByRole('button', { name: 'JSON Schema of linehaul.orders.v1' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'XSD of linehaul.tracking.v1' }));

    expect(await files[0]?.text()).toContain('"title": "linehaul.orders.v1"');
    expect(await files[1]?.text()).toBe(fileFormats.tracking.xsd);
  });

  it('have samples that their schemas accept', async () => {
    const { orders, consignments, tracking } = fileFormats;
    expect(jsonErrors(ordersJson, orders.jsonSchema)).toEqual([]);
    expect(await xmlErrors(ordersXml, orders.xsd)).toEqual([]);
    expect(jsonErrors(acknowledgement, fileFormats.acknowledgement.jsonSchema)).toEqual([]);
    expect(jsonErrors(addressesJson, fileFormats.addresses.jsonSchema)).toEqual([]);
    expect(
      jsonErrors(addressAcknowledgement, fileFormats.addressAcknowledgement.jsonSchema),
    ).toEqual([]);
    expect(jsonErrors(consignmentsFile, consignments.jsonSchema)).toEqual([]);
    expect(jsonErrors(trackingFile, tracking.jsonSchema)).toEqual([]);
    expect(jsonErrors(proofsFile, fileFormats.proofs.jsonSchema)).toEqual([]);
  });
});
