import { type Struct, any, object } from 'superstruct'
import { type ApplicationLimits, type ApplicationValues, applicationSchema } from './application.schema.ts'

/** The first is 1. */
export type ApplicationStep = 1 | 2 | 3

const steps: Record<keyof ApplicationValues, ApplicationStep> = {
  name: 1,
  date_of_birth: 1,
  gender: 1,
  nationality: 1,
  languages_spoken: 1,
  contact_number: 1,
  email: 1,
  current_address: 1,
  qualification: 2,
  institution: 2,
  experience_Quran: 2,
  other_experience: 2,
  age_group: 2,
  application_date: 2,
  course: 3,
}

/** In which step a field stands; what is of none is shown in the last. */
export function getStepOfField(field: string): ApplicationStep {
  return new Map<string, ApplicationStep>(Object.entries(steps)).get(field) ?? 3
}

/** What has to be right to go on from a step: its own fields, and those of the steps before. */
export function createStepSchema(step: ApplicationStep, limits: ApplicationLimits): Struct<ApplicationValues> {
  const rules = Object.entries(applicationSchema(limits).schema)
  const own = rules.map(([field, rule]) => [field, getStepOfField(field) <= step ? rule : any()])
  return object(Object.fromEntries(own)) as unknown as Struct<ApplicationValues>
}
