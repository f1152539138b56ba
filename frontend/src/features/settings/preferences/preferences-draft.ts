import type { UserSettingsView } from '@contracts/views/user.view';

import type { Draft } from '../frame/useDraft';

export type PreferencesDraft = Draft<UserSettingsView>;
