import type { Trial } from '@maktab/contract/schema'
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../i18n/translate.ts'

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
  /**
   * A student who can’t come to a lesson, identified like a changed one. Applies while the lesson is still at the time
   * it was excused for.
   */
  lesson_excuses: {
    id: Generated<number>
    timing_id: number
    student_id: number
    day: string
    held_on: string
    time_from: string
    reason: string | null
    excused_at: Moment
  }
  /** What a class practises after the lesson of a day; the text is null if only single students have one. */
  practices: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    class_id: number
    day: string
    text: string | null
  }
  /** Texts of single students, in place of the text for all. */
  practice_texts: { id: Generated<number>; practice_id: number; student_id: number; text: string }
  /** Days on which a student practised. */
  practice_days: { id: Generated<number>; practice_id: number; student_id: number; day: string }
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
  /** Trial lessons that visitors asked for. */
  trials: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    /** Secret of the family's private page. Not hashed, because the office sends the page's address (decision 306). */
    token: string
    status: Trial['status']
    name: string
    age: number
    language: Trial['language']
    /** Language of the page with the form. */
    page_language: Language
    phone: string
    /** Time zone of the family. */
    zone: string
    course_id: number | null
    /** Instants of the requested times, as a JSON array of Unix milliseconds. */
    wishes: string
    /** Null, like the times, before it is arranged. */
    teacher_id: Optional<number>
    starts_at: Optional<Moment>
    ends_at: Optional<Moment>
    link: Optional<string>
    /** Why it was declined. */
    reason: Optional<string>
    /** What the teacher noted afterwards. */
    note: Optional<string>
    /** The student who registered with the private link. */
    student_id: Optional<number>
    created_at: Moment
    changed_at: Moment
  }
}

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
