import { ALERT_DURATION_MS, useToast } from '../../shared/feedback/useToast';

/** QUOTE-22: toasts of the quick quote close automatically; errors do not. */
export const useQuoteToast = () => useToast({ durationMs: ALERT_DURATION_MS });
