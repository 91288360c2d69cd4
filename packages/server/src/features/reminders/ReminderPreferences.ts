import type { components } from '@maktab/contract/schema'

/** Of what somebody wants to be told, in whose words and when; `digest` is an administrator’s only. */
export type ReminderPreferences = components['schemas']['Reminders']
