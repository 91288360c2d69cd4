// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  guardian_name: { min: 1, max: 255 },
  email: { min: 1, max: 254 },
  password: { min: 8, max: 200 },
  contact_number: { min: 1, max: 40 },
  alternate_contact_number: { max: 40 },
  signature: { min: 1, max: 255 },
  courses: { max: 20 },
  'courses[].course_name': { min: 1, max: 255 },
  'courses[].timings': { min: 1, max: 50 },
  'courses[].timings[].days': { max: 7 },
  'courses[].code': { min: 1, max: 40 },
  'courses[].billing.transaction_id': { min: 1, max: 60 },
} as const
