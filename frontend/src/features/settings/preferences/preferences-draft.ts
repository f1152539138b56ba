import type { UserSettingsView } from '@contracts/views/user.view';

import type { Draft } from '../../../shared/forms/useDraft';

export type PreferencesDraft = Draft<UserSettingsView>;
