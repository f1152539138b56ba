/** Errors of integration flows and their files; not from the specification. */
export const flowErrorTexts = {
  folder: 'Must enter a folder on the server, without “..” or wildcards.',
  pattern: 'Must enter a file name; * matches any characters, ? matches one.',
  everyMinutes: 'Must enter whole minutes from 1 to 1,440.',
  kind: 'Must select a flow type.',
  connection: 'Must select a connection of this client.',
  limit: 'A client can have at most {most} flows.',
  isOff: 'This flow is turned off. Turn it on first.',
  notOutgoing: 'Only flows that send files can send them again.',
  nothingSent: 'This flow has not sent anything yet.',
  isResending: 'This flow is already sending again. Stop that first.',
  resendStart: 'Must enter either a file number or a start.',
  fromNumber: 'Must enter the number of a sent file, from 1 to {last}.',
  fromInstant: 'Must enter a date and time in the past.',
  notStored: 'File {number} is no longer listed. Choose a start instead.',
  resentFile: 'File {number} was itself sent again. Enter the number of an earlier file.',
  nothingToRetry: 'Nothing to retry: this file has not failed, or its content was rejected.',
  notRepeated:
    'Only a duplicate whose content is still stored can be imported again. Put the file in the folder with a change, or try it again if it has failed.',
  notIgnorable:
    'Only a file that has failed or waits for review can be ignored. This one is being processed or has ended.',
  /** Runs and files. */
  noPermission: {
    ORDERS_IN:
      '{person} can no longer create consignments for this client. Ask someone with permission to save the flow again.',
    ADDRESSES_IN:
      '{person} can no longer add addresses for this client. Ask someone with permission to save the flow again.',
  },
  noLabelPermission:
    '{person} can no longer print labels for this client. Ask someone with permission to save the flow again.',
  tooLarge: 'The file is larger than {most} MB.',
  notWhole:
    '{arrived} of {listed} bytes arrived: the file is changing, or the connection was lost.',
  /** A file that was moved, but whose last step could not be recorded. */
  notRecorded: 'Rejected; its acknowledgement says why.',
  otherFile: 'Another file named {name} already exists.',
  notPage: {
    ORDERS_IN: "The server's response is not a page of orders.",
    ADDRESSES_IN: "The server's response is not a page of addresses.",
  },
  pageFailed: 'A page failed. Later pages wait until it is retried.',
  noCursor: "The server's response has no cursor, so the next page cannot be requested.",
  /** File steps. */
  steady: 'unchanged since it was found',
  seenBefore: 'same content as {name}',
  planned: { ORDERS_IN: '{count} orders', ADDRESSES_IN: '{count} addresses' },
  /** Contents of a written file, counted: '5 proofs, 5 images'. */
  event: 'event',
  proof: 'proof',
  image: 'image',
  labelsMade: '{consignments} consignments, {files} PDF',
  labelsChanged: 'The labels are being made by another process.',
  filed: 'in {folder}',
  leftInPlace: 'left in place',
  replaced: 'another file now has this name',
  contentNotStored: 'its content was no longer stored',
  /** Acknowledgements: a user discarded the plan or stopped its run. */
  notCommitted: 'Someone stopped the processing of this file before all of it was imported.',
} as const;
