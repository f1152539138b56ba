/** Errors of integration flows and their files; ours, not of the specification. */
export const flowRefusals = {
  folder: 'Must enter a folder of the server, without “..” and without wildcards.',
  pattern: 'Must enter a file name; * stands for any characters, ? for one.',
  everyMinutes: 'Must enter whole minutes from 1 to 1,440.',
  kind: 'Must select what is exchanged.',
  connection: 'Must select a connection of this client.',
  limit: 'A client has {most} flows at most.',
  isOff: 'This flow is turned off. Turn it on first.',
  notStuck: 'There is nothing to try again: this file did not fail, or its content was refused.',
  /** Of runs and files. */
  noPermission:
    '{person} may no longer create consignments for this client. Somebody who may has to save the flow.',
  tooLarge: 'The file is larger than {most} MB.',
  otherFile: 'Another file of the name {name} is there.',
  notOrders: 'The server’s answer is no page of orders.',
  noCursor: 'The server’s answer has no cursor, so the next orders cannot be asked for.',
  /** Steps of files. */
  steady: 'unchanged since it was found',
  seenBefore: 'the same content came as {name}',
  planned: '{orders} orders',
  filed: 'in {folder}',
  leftInPlace: 'left in place',
  notKept: 'its content was no longer kept',
  /** Of an acknowledgement: a person discarded the plan, or stopped its run. */
  notCommitted: 'Somebody stopped this file before all of its orders were created.',
} as const;
