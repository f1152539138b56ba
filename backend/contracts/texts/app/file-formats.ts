/** Formats of files exchanged with clients' systems, on the tab of integrations. */
export const fileFormatTexts = {
  intro:
    'Files are recognised by content, whatever their name: XML, JSON, CSV or Excel. Files we write use the format of the connection.',
  orders: 'Orders in: linehaul.orders.v1',
  ordersText:
    'One order for each consignment. CSV and Excel files have the columns of the import template, one row for each item.',
  acknowledgement: 'Acknowledgement: linehaul.ack.v1',
  acknowledgementText:
    'Written to the ack folder for each file: the result of each order, in file order. The file itself moves to done, or to error if no order was accepted.',
  web: 'Orders from a web service',
  webText:
    'We call GET path?after=cursor; the service returns the next orders and a cursor. The acknowledgement is posted to path/ack.',
  addresses: 'Addresses in: linehaul.addresses.v1',
  addressesText:
    'One entry for each address. CSV and Excel files have the columns of the address template. A web service returns addresses in place of orders.',
  addressAcknowledgement: 'Acknowledgement of addresses: linehaul.address-ack.v1',
  addressAcknowledgementText: 'Written to the ack folder for each file, as for orders.',
  consignments: 'Consignments out: linehaul.consignments.v1',
  consignmentsText:
    'Public events of consignments, as sent by webhooks, in numbered files: CON_<flow>_<number>. Numbers have no gaps. An event appears in a second file only if you send it again.',
  tracking: 'Tracking out: linehaul.tracking.v1',
  trackingText: 'The same for tracking updates and proofs: TRK_<flow>_<number>.',
  proofs: 'PODs out: linehaul.pod.v1',
  proofsText:
    'One entry for each proof of delivery: POD_<flow>_<number>. Each signature is an image beside the file, POD_<flow>_<number>_<connote>.png, sent before it.',
  sampleOf: 'Sample of {name}',
  copy: 'Copy {name}',
  jsonSchema: 'JSON Schema',
  xsd: 'XSD',
  schemaOf: '{schema} of {format}',
} as const;
