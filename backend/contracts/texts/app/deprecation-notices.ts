/** Email about API keys that call deprecated operations. Not from the specification. */
export const deprecationNoticeTexts = {
  subject: 'API keys call {operations}, to be replaced before {day}',
  text: 'In the last 30 days your API keys called {operations} of the Linehaul API that will no longer be available:\n\n{list}\n\nPlease give this email to the people who maintain the software that uses these keys. From the given time on, each operation returns 410 api.gone and does nothing.\n\nThe section Versions of the guide explains the dates and the headers by which software recognises such calls:\n{guide}\n\nOn the Clients screen, select a client and open API Keys: Usage shows the calls of each key by day:\n{clients}\n\nThis email is sent once a month, and once a week in the last month, for as long as the operations are called.',
  operation: '{operation}\nNo longer available from {sunset}, 00:00 UTC. Use instead: {instead}',
  brownOuts:
    'Rehearsals: from {firstDay} to {lastDay} it already returns 410 every day from {start} to {end} UTC ({start} UTC is 11:00 am in Brisbane and 9:00 am in Perth).',
  key: '{name}, {client}: {calls}, last on {day}',
  testKey: '{name} (test key), {client}: {calls}, last on {day}',
  more: 'and {keys} more',
} as const;
