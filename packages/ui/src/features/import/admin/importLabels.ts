import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportKind } from '@maktab/contract/schema'
import type { ImportFieldId } from '@maktab/shared/importFields'

const fields: Record<ImportFieldId, MessageDescriptor> = {
  std_id: msg`Student ID`,
  teach_id: msg`Teacher ID`,
  name: msg`Name`,
  email: msg`Email`,
  contact_number: msg`Contact number`,
  alternate_contact_number: msg`Alternate contact number`,
  date_of_birth: msg`Date of birth`,
  guardian_name: msg`Guardian name`,
  preferred_language: msg`Preferred language`,
  registration_date: msg`Registration date`,
  notes: msg`Notes`,
  gender: msg`Gender`,
  nationality: msg`Nationality`,
  languages_spoken: msg`Languages spoken`,
  age_group: msg`Age group`,
  qualification: msg`Qualification`,
  institution: msg`Institution`,
  current_address: msg`Current address`,
  experience_Quran: msg`Experience in Quran`,
  other_experience: msg`Other experience`,
  application_date: msg`Application date`,
  courses: msg`Courses`,
  student: msg`Student`,
  teacher: msg`Teacher`,
  course: msg`Course`,
  times: msg`Class Timings`,
}

/** The name of a field, as in the forms. */
export function getFieldLabel(field: ImportFieldId, i18n: I18n): string {
  return i18n._(fields[field])
}

const kinds: Record<ImportKind, MessageDescriptor> = {
  students: msg`Students`,
  teachers: msg`Teachers`,
  allotments: msg`Allotted Teachers`,
}

/** The name of the list that is imported. */
export function getKindLabel(kind: ImportKind, i18n: I18n): string {
  return i18n._(kinds[kind])
}
