import type { Course } from '@maktab/contract/schema'
import type { ColumnType } from 'kysely'

type Level = NonNullable<Course['level']>
/** 0 or 1, on both databases. */
type Flag = ColumnType<number, number | undefined, number>
type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>

/** Columns of what only visitors’ pages show. */
export type VisitorTables = {
  courses: {
    /** Ages of the students; without a lowest age the course is for all ages. */
    age_from: OptionalNumber
    age_to: OptionalNumber
    level: ColumnType<Level | null, Level | null | undefined, Level | null>
    lesson_minutes: OptionalNumber
    /** 1 for lessons one to one. */
    group_size: OptionalNumber
  }
  teachers: {
    /** Whether the teacher agreed to a public profile. */
    is_public: Flag
    /** Whether the office hides the profile. */
    is_hidden: Flag
    /** The name for visitors; null for the full name. */
    public_name: OptionalText
    about: OptionalText
    experience_years: OptionalNumber
  }
}
