// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  students: { min: 1, max: 500 },
  'students[].classTimings': { min: 1, max: 50 },
  'students[].classTimings[].days': { max: 7 },
} as const
