import type { CustomEmailView } from '@contracts/views/settings.view';

import type { Draft } from '../../../shared/forms/useDraft';

export type CustomEmailDraft = Draft<CustomEmailView>;
