/** Emails to the operator of the installation. Not from the specification. */
export const operatorNoticeTexts = {
  subject: 'Needs attention: {what}',
  together: 'Needs attention: {count} items',
  more: '… and {count} more',
  where: 'All of them are listed under Operations > Needs attention.',
} as const;
