// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  email: { min: 1, max: 254 },
  contact_number: { min: 1, max: 40 },
  nationality: { max: 100 },
  languages_spoken: { max: 3 },
  qualification: { max: 500 },
  institution: { max: 255 },
  current_address: { max: 500 },
  experience_Quran: { max: 2000 },
  other_experience: { max: 2000 },
  courses: { max: 50 },
  'courses[].timings': { max: 50 },
  'courses[].timings[].days': { max: 7 },
} as const
