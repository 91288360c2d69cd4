import { limits } from '@maktab/contract/limits/createTeacher'
import type { Course, NewTeacher, Teacher, TeacherEdit } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { choicesOf, email, optionalChoiceOf, optionalText, requiredText } from '#forms/rules.ts'
import { optionalDay } from '#forms/timeRules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { readTeacherTimes } from '#lib/lessons/readClassTimes.ts'
import { parseSpokenLanguages, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import {
  courseTimeBlocks,
  newCourseTimes,
  toCourseRequests,
  toCourseTimeValues,
} from '#features/registration/admin/courseTimes.ts'

/** Arguments of `onCreateTeacher` and `onEditTeacher`. */
export type NewTeacherDraft = NewTeacher
export type TeacherEditDraft = TeacherEdit

const genders = exhaustiveList<NonNullable<NewTeacher['gender']>>()('male', 'female', 'other')
const ageGroups = exhaustiveList<NonNullable<NewTeacher['age_group']>>()('children', 'teenagers', 'adults')

export type TeacherValues = Infer<ReturnType<typeof teacherSchema>>

type TeacherRules = { today: string; courses: readonly Course[]; isNew: boolean }

/** The limits of an application (1§5); the office requires only what it can’t do without (decision 260). */
export function teacherSchema({ today, courses, isNew }: TeacherRules) {
  return object({
    teach_id: isNew ? requiredText(limits.teach_id) : optionalText(limits.teach_id),
    name: requiredText(limits.name),
    email: email(limits.email),
    contact_number: requiredText(limits.contact_number),
    current_address: optionalText(limits.current_address),
    date_of_birth: optionalDay({ min: '1900-01-01', today }),
    gender: optionalChoiceOf(genders),
    nationality: optionalText(limits.nationality),
    languages_spoken: choicesOf(schoolLanguages),
    age_group: optionalChoiceOf(ageGroups),
    qualification: optionalText(limits.qualification),
    institution: optionalText(limits.institution),
    experience_Quran: optionalText(limits.experience_Quran),
    other_experience: optionalText(limits.other_experience),
    application_date: optionalDay(),
    courses: courseTimeBlocks({ offered: courses, needsTimes: false }),
  })
}

/** Values of a new teacher, dated today, with the next free code. */
export function toNewValues(today: string, suggestedCode: string): TeacherValues {
  return {
    teach_id: suggestedCode,
    name: '',
    email: '',
    contact_number: '',
    current_address: '',
    date_of_birth: '',
    gender: null,
    nationality: '',
    languages_spoken: [],
    age_group: null,
    qualification: '',
    institution: '',
    experience_Quran: '',
    other_experience: '',
    application_date: today,
    courses: [newCourseTimes()],
  }
}

export function toEditValues(teacher: Teacher, courses: readonly Course[]): TeacherValues {
  const languages = new Set(parseSpokenLanguages(teacher.languages_spoken))
  return {
    teach_id: teacher.teach_id ?? '',
    name: teacher.name,
    email: teacher.email,
    contact_number: teacher.contact_number ?? '',
    current_address: teacher.current_address ?? '',
    date_of_birth: teacher.date_of_birth ?? '',
    gender: genders.find((gender) => gender === teacher.gender) ?? null,
    nationality: teacher.nationality ?? '',
    languages_spoken: schoolLanguages.filter((language) => languages.has(language)),
    age_group: ageGroups.find((group) => group === teacher.age_group) ?? null,
    qualification: teacher.qualification ?? '',
    institution: teacher.institution ?? '',
    experience_Quran: teacher.experience_Quran ?? '',
    other_experience: teacher.other_experience ?? '',
    application_date: teacher.application_date ?? '',
    courses: toCourseTimeValues(readTeacherTimes(teacher.class_timings), courses),
  }
}

function toDetails(values: TeacherValues) {
  const { courses, teach_id: _code, gender, age_group, languages_spoken, ...texts } = values
  const filled = Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]))
  return {
    ...(Object.fromEntries(filled) as Partial<typeof texts>),
    name: texts.name.trim(),
    email: texts.email.trim(),
    contact_number: texts.contact_number.trim(),
    ...(gender !== null && { gender }),
    ...(age_group !== null && { age_group }),
    ...(languages_spoken.length > 0 && { languages_spoken }),
    courses: toCourseRequests(courses),
  }
}

export function toNewTeacher(values: TeacherValues): NewTeacherDraft {
  return { ...toDetails(values), teach_id: values.teach_id.trim() }
}

/** Courses are omitted if the list of courses is unknown, because their times would be removed. */
export function toTeacherEdit(
  values: TeacherValues,
  { version, hasCourses }: { version: number | undefined; hasCourses: boolean },
): TeacherEditDraft {
  const { courses, ...details } = toDetails(values)
  return { ...details, ...(hasCourses && { courses }), ...(version !== undefined && { version }) }
}
