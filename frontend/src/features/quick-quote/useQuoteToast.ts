import { ALERT_LIFE_MS, useToast } from '../../shared/feedback/useToast';

/** QUOTE-22: what the quick quote says goes by itself; errors stay until they are closed. */
export const useQuoteToast = () => useToast({ lifeMs: ALERT_LIFE_MS });
