import { limits } from '@maktab/contract/limits/registerStudent'
import { object, refine } from 'superstruct'
import { encodeRule, optionalPhone } from '#forms/rules.ts'
import {
  type CourseRules,
  type CourseValues,
  type RegistrationValues,
  accountRules,
  blocksWithOptionalTimes,
  courseBlocks,
  unchecked,
} from './registration.schema.ts'

/** The steps in the order in which families decide (decision 300). */
export const registrationSteps = ['student', 'times', 'contact'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

const phones = {
  contact_number: refine(
    optionalPhone(limits.contact_number),
    'required',
    (value) => value.trim() !== '' || encodeRule({ rule: 'required' }),
  ),
  alternate_contact_number: optionalPhone(limits.alternate_contact_number),
}

/** Values that a step doesn’t ask for. */
const notAsked = {
  name: unchecked<string>(),
  email: unchecked<string>(),
  password: unchecked<string>(),
  date_of_birth: unchecked<string>(),
  guardian_name: unchecked<string>(),
  contact_number: unchecked<string>(),
  alternate_contact_number: unchecked<string>(),
  preferred_language: unchecked<RegistrationValues['preferred_language']>(),
  signature: unchecked<string>(),
  registration_date: unchecked<string>(),
  courses: unchecked<CourseValues[]>(),
  reference: unchecked<string>(),
  has_paid: unchecked<boolean>(),
}

type StepRules = Pick<CourseRules, 'offered'> & { today: string }

/** The rules of a step: the last one checks everything, because earlier steps may come from a draft. */
export function createStepSchema(step: RegistrationStep, { today, offered }: StepRules) {
  const { name, date_of_birth, preferred_language, ...contact } = accountRules(today)
  const student = { name, date_of_birth, preferred_language }
  const courses = courseBlocks({ offered, keepsRequests: true })
  if (step === 'student') return object({ ...notAsked, ...student })
  if (step === 'times') return object({ ...notAsked, courses })
  return object({ ...student, ...contact, ...phones, courses })
}

/** The rules for another child of a signed-in guardian; guardian and phone numbers are known or asked. */
export function createChildSchema(today: string, { asksGuardian }: { asksGuardian: boolean }) {
  const { name, date_of_birth, preferred_language, guardian_name, signature } = accountRules(today)
  return object({
    ...notAsked,
    name,
    date_of_birth,
    preferred_language,
    courses: blocksWithOptionalTimes(),
    ...(asksGuardian && { guardian_name, signature, ...phones }),
  })
}

const studentFields: ReadonlySet<string> = new Set(['name', 'date_of_birth', 'preferred_language'])

/** The step that has a field, by its name in the form. */
export function getStepOfField(field: string): RegistrationStep {
  if (studentFields.has(field)) return 'student'
  return field === 'courses' || field.startsWith('courses[') ? 'times' : 'contact'
}
