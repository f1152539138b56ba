import type { CustomEmailView } from '@contracts/views/settings.view';

import type { Draft } from '../frame/useDraft';

export type CustomEmailDraft = Draft<CustomEmailView>;
