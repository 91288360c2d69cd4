import { type WallDay, dayNumberOf } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import type { DemoDates } from './demoDates.ts'

/** The day on which the examples of trial lessons are set. */
const EXAMPLE_DAY = '2026-11-18' as WallDay
const DAY_MILLISECONDS = 86_400_000

const { trials } = examples.listTrials[200].typical

/** Adds the trial lessons of the examples, moved to today. Private links end in their id. */
export async function addTrials(database: Database, { today }: Pick<DemoDates, 'today'>): Promise<void> {
  const shift = (dayNumberOf(today) - dayNumberOf(EXAMPLE_DAY)) * DAY_MILLISECONDS
  const move = (at: string) => Date.parse(at) + shift
  await database
    .insertInto('trials')
    .values(
      trials.map(({ id, version, status, name, age, language, phone, path, zone, course, lesson, ...trial }) => ({
        id,
        version,
        token: path?.split('/').at(-1) ?? '',
        status,
        name,
        age,
        language,
        page_language: trial.pageLanguage,
        phone: phone ?? '',
        zone,
        course_id: course?.id ?? null,
        wishes: JSON.stringify(trial.wishes.map(({ at }) => move(at))),
        teacher_id: lesson?.teacher.id ?? null,
        starts_at: lesson ? move(lesson.starts.at) : null,
        ends_at: lesson ? move(lesson.ends.at) : null,
        link: lesson?.link ?? null,
        reason: trial.reason,
        note: trial.note,
        student_id: trial.studentId,
        created_at: move(trial.requestedAt),
        changed_at: move(trial.requestedAt),
      })),
    )
    .execute()
}
