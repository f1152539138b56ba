import { escapeHtml, htmlPage, htmlTable } from '../page.js';
import type { ReceivedHook } from './hook-receiver.js';

const headings = ['Received', 'Receiver', 'Event', 'About', 'Delivery', 'Signature', 'Response'];

/** The last calls that the demo's receivers got. */
export const hookListPage = (calls: readonly ReceivedHook[]): string =>
  htmlPage(
    'Received webhooks',
    htmlTable(
      headings,
      calls.map(({ at, name, type, subject, delivery, isSigned, status }) =>
        [
          ...[at.slice(0, 19).replace('T', ' '), name, type, subject, delivery],
          ...[isSigned ? 'valid' : 'not valid', String(status)],
        ].map(escapeHtml),
      ),
      'No webhooks yet.',
    ),
  );
