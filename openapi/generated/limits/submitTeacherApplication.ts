// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  nationality: { min: 1, max: 100 },
  contact_number: { min: 1, max: 40 },
  email: { min: 1, max: 254 },
  languages_spoken: { min: 1, max: 3 },
  qualification: { min: 1, max: 500 },
  institution: { min: 1, max: 255 },
  current_address: { min: 1, max: 500 },
  experience_Quran: { min: 1, max: 2000 },
  other_experience: { max: 2000 },
  course: { min: 1, max: 50 },
  'course[].name': { min: 1, max: 255 },
  'course[].timings': { min: 1, max: 50 },
  'course[].timings[].days': { max: 7 },
} as const
