import type { Call } from '../contract/Handler.ts'

/** Of what somebody wants to be reminded, in whose words and when; `digest` is an administrator’s only. */
export type Choices = Call<'saveReminders'>['body']
