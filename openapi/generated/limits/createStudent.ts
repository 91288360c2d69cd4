// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  std_id: { min: 1, max: 40 },
  name: { min: 1, max: 255 },
  guardian_name: { max: 255 },
  email: { min: 1, max: 254 },
  contact_number: { min: 1, max: 40 },
  alternate_contact_number: { max: 40 },
  signature: { max: 255 },
  courses: { max: 20 },
  'courses[].timings': { min: 1, max: 50 },
  'courses[].timings[].days': { max: 7 },
  notes: { max: 4000 },
} as const
