import { HttpException, HttpStatus } from '@nestjs/common';

import { appTestTexts } from '@contracts/texts/app/test-environments.js';
import { printingTexts } from '@contracts/texts/spec/printing.js';

import { DomainError } from '../platform/domain-error.js';

type Reason = 'test' | 'off' | 'noKey' | 'noPrinter' | 'tooLong';

/** Nothing was sent to the print service, and nothing can be until a setting is changed. */
export class NotPrintableDirectly extends DomainError {
  readonly code: `printing.${Lowercase<Reason>}`;
  readonly kind = 'conflict';

  constructor(reason: Reason) {
    super(reason === 'test' ? appTestTexts.notPrinted : printingTexts[reason]);
    this.code = `printing.${reason.toLowerCase() as Lowercase<Reason>}`;
  }
}

/** The print service failed; the browser opens the document instead (PAPER-16). */
export class PrintServiceFailed extends HttpException {
  constructor(message: string, cause?: unknown) {
    super(message, HttpStatus.BAD_GATEWAY, { cause });
  }
}
