import { limits } from '@maktab/contract/limits/createStudent'
import type { Course, NewStudent, Student, StudentEdit } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalChoiceOf, optionalEmail, optionalText, requiredText } from '#forms/rules.ts'
import { optionalDay } from '#forms/timeRules.ts'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { parseSpokenLanguages, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import {
  courseTimeBlocks,
  newCourseTimes,
  toCourseRequests,
  toCourseTimeValues,
} from '#features/registration/admin/courseTimes.ts'

/** Arguments of `onCreateStudent` and `onEditStudent`. */
export type NewStudentDraft = NewStudent
export type StudentEditDraft = StudentEdit

export type StudentValues = Infer<ReturnType<typeof studentSchema>>

type StudentRules = { today: string; courses: readonly Course[] }

/** The rules of registration (1§5), without what only the student can give: password, signature and email. */
export function studentSchema({ today, courses }: StudentRules) {
  return object({
    std_id: optionalText(limits.std_id),
    name: requiredText(limits.name),
    guardian_name: requiredText(limits.guardian_name),
    email: optionalEmail(limits.email),
    contact_number: requiredText(limits.contact_number),
    alternate_contact_number: optionalText(limits.alternate_contact_number),
    preferred_language: optionalChoiceOf(schoolLanguages),
    signature: optionalText(limits.signature),
    date_of_birth: optionalDay({ today }),
    registration_date: optionalDay(),
    notes: optionalText(limits.notes),
    courses: courseTimeBlocks({ offered: courses, needsTimes: true }),
  })
}

/** Values of a new student, registered today, with the next free code. */
export function toNewValues(today: string, suggestedCode: string): StudentValues {
  return {
    std_id: suggestedCode,
    name: '',
    guardian_name: '',
    email: '',
    contact_number: '',
    alternate_contact_number: '',
    preferred_language: null,
    signature: '',
    date_of_birth: '',
    registration_date: today,
    notes: '',
    courses: [newCourseTimes()],
  }
}

export function toEditValues(student: Student, courses: readonly Course[]): StudentValues {
  const languages = parseSpokenLanguages(student.preferred_language)
  return {
    std_id: student.std_id ?? '',
    name: student.name,
    guardian_name: student.guardian_name ?? '',
    email: student.email,
    contact_number: student.contact_number ?? '',
    alternate_contact_number: student.alternate_contact_number ?? '',
    preferred_language: schoolLanguages.find((language) => languages[0] === language) ?? null,
    signature: student.signature ?? '',
    date_of_birth: student.date_of_birth ?? '',
    registration_date: student.registration_date ?? '',
    // Edited on a tab of their own.
    notes: '',
    courses: toCourseTimeValues(readCourseTimes(student.class_course_data), courses),
  }
}

function toDetails({ courses, std_id: _code, notes: _notes, preferred_language: language, ...texts }: StudentValues) {
  const filled = Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]))
  return {
    ...(Object.fromEntries(filled) as Partial<typeof texts>),
    name: texts.name.trim(),
    contact_number: texts.contact_number.trim(),
    ...(language !== null && { preferred_language: language }),
    courses: toCourseRequests(courses),
  }
}

export function toNewStudent(values: StudentValues, { joinsAccount }: { joinsAccount: boolean }): NewStudentDraft {
  const [code, notes] = [values.std_id.trim(), values.notes.trim()]
  return {
    ...toDetails(values),
    ...(code && { std_id: code }),
    ...(notes && { notes }),
    ...(joinsAccount && { joins_account: true }),
  }
}

/** Courses are omitted if the list of courses is unknown, because they would be removed. */
export function toStudentEdit(
  values: StudentValues,
  { version, hasCourses }: { version: number | undefined; hasCourses: boolean },
): StudentEditDraft {
  const { courses, ...details } = toDetails(values)
  return { ...details, ...(hasCourses && { courses }), ...(version !== undefined && { version }) }
}
