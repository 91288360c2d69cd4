// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  courses: { max: 20 },
  'courses[].timings': { max: 50 },
  'courses[].timings[].days': { max: 7 },
  guardian_name: { min: 1, max: 255 },
  contact_number: { min: 1, max: 40 },
  alternate_contact_number: { max: 40 },
  signature: { min: 1, max: 255 },
} as const
