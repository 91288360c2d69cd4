import type { Generated } from 'kysely'

/** Milliseconds since 1970. */
type Moment = number

/** What is changed about the timetable, and who is told of it. */
export type TimetableTables = {
  /** One lesson that isn’t held as planned, by the day of its timing (yyyy-MM-dd), never an instant. */
  lesson_changes: {
    id: Generated<number>
    timing_id: number
    day: string
    /** Where it was moved to; nothing where it was cancelled. */
    to_day: string | null
    to_from: string | null
    to_to: string | null
    note: string | null
    changed_at: Moment
  }
  /** What was changed about lessons in one go, with how it was before (JSON), so that it can be undone. */
  lesson_acts: {
    id: Generated<number>
    class_id: number
    account_id: number | null
    at: Moment
    before: string
    /** Of the class, right after the change. */
    version: number
    undone_at: Moment | null
  }
  /** Whose calendar is read by an address, of which only the hash is kept. */
  calendar_feeds: { account_id: number; token_hash: string; created_at: Moment; read_at: Moment | null }
  /** Of what somebody chose to be reminded (JSON). */
  /** Where somebody’s reminders are shown besides their mails. */
  reminder_devices: {
    id: Generated<number>
    account_id: number
    endpoint: string
    p256dh: string
    auth: string
    created_at: Moment
  }
  reminder_choices: { account_id: number; value: string }
}
