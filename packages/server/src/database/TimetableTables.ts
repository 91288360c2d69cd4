import type { Generated } from 'kysely'

/** Unix time in milliseconds. */
type Moment = number

/** Changes of the timetable, calendar feeds and reminders. */
export type TimetableTables = {
  /** A cancelled or moved lesson, identified by the day of its timing (yyyy-MM-dd), not by an instant. */
  lesson_changes: {
    id: Generated<number>
    timing_id: number
    day: string
    /** Where it was moved to; null if cancelled. */
    to_day: string | null
    to_from: string | null
    to_to: string | null
    note: string | null
    changed_at: Moment
  }
  /** One change of lessons with the state before it (JSON), for undo. */
  lesson_acts: {
    id: Generated<number>
    class_id: number
    account_id: number | null
    at: Moment
    before: string
    /** Version of the class right after the change. */
    version: number
    undone_at: Moment | null
  }
  /** Calendar feeds; only the hash of the secret URL is stored. */
  calendar_feeds: { account_id: number; token_hash: string; created_at: Moment; read_at: Moment | null }
  /** Web Push subscriptions of an account’s devices. */
  reminder_devices: {
    id: Generated<number>
    account_id: number
    endpoint: string
    p256dh: string
    auth: string
    created_at: Moment
  }
  /** Which reminders an account has chosen (JSON). */
  reminder_choices: { account_id: number; value: string }
}
