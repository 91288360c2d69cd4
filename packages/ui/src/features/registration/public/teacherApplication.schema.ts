import { limits } from '@maktab/contract/limits/submitTeacherApplication'
import type { Course, TeacherApplication } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import {
  encodeRule,
  repeatedBlocks,
  requiredChoice,
  choicesOf,
  email,
  optionalChoiceOf,
  optionalText,
  requiredText,
} from '#forms/rules.ts'
import { requiredDay, timeRangeWithDays } from '#forms/timeRules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'

/** Argument of `onApply`. */
export type Application = TeacherApplication

const genders = exhaustiveList<NonNullable<Application['gender']>>()('male', 'female', 'other')
const ageGroups = exhaustiveList<NonNullable<Application['age_group']>>()('children', 'teenagers', 'adults')

export type TeacherApplicationValues = Infer<ReturnType<typeof teacherApplicationSchema>>

export type ApplicationLimits = {
  /** Current day in the school’s time zone; the latest birth date. */
  today: string
  courses: readonly Course[]
}

/** 1§5 “Teacher application”, with the field names of the API; the three choices are optional (decision 51). */
export function teacherApplicationSchema({ today, courses }: ApplicationLimits) {
  // A draft may contain a course that no longer exists.
  const courseOnOffer = refine(requiredChoice(), 'courseOnOffer', (id) => {
    return id === null || courses.some((course) => String(course.id) === id) || encodeRule({ rule: 'required' })
  })
  return object({
    name: requiredText(limits.name),
    date_of_birth: requiredDay({ min: '1900-01-01', today }),
    gender: optionalChoiceOf(genders),
    nationality: requiredText(limits.nationality),
    contact_number: requiredText(limits.contact_number),
    email: email(limits.email),
    languages_spoken: choicesOf(schoolLanguages),
    age_group: optionalChoiceOf(ageGroups),
    qualification: requiredText(limits.qualification),
    institution: requiredText(limits.institution),
    application_date: requiredDay(),
    current_address: requiredText(limits.current_address),
    experience_Quran: requiredText(limits.experience_Quran),
    other_experience: optionalText(limits.other_experience),
    course: repeatedBlocks(object({ id: courseOnOffer, timings: repeatedBlocks(timeRangeWithDays()) })),
  })
}

type CourseValues = TeacherApplicationValues['course'][number]

export const newTiming = (): CourseValues['timings'][number] => ({ from: '', to: '', days: [] })

export const newCourse = (): CourseValues => ({ id: null, timings: [newTiming()] })

/** Initial values, dated today. */
export function blankApplication(today: string): TeacherApplicationValues {
  return {
    name: '',
    date_of_birth: '',
    gender: null,
    nationality: '',
    contact_number: '',
    email: '',
    languages_spoken: [],
    age_group: null,
    qualification: '',
    institution: '',
    application_date: today,
    current_address: '',
    experience_Quran: '',
    other_experience: '',
    course: [newCourse()],
  }
}

/** Request body; `values` must be valid. */
export function toRequest(values: TeacherApplicationValues, courses: readonly Course[]): Application {
  const { gender, languages_spoken, age_group, course, ...texts } = values
  return {
    ...trimmed(texts),
    // Omit choices that were not made.
    ...(gender !== null && { gender }),
    ...(languages_spoken.length > 0 && { languages_spoken }),
    ...(age_group !== null && { age_group }),
    course: course.map(({ id, timings }) => ({
      id: Number(id),
      name: courses.find((one) => String(one.id) === id)?.name ?? '',
      timings: timings.map(toTimeRequest),
    })),
  }
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts
}
