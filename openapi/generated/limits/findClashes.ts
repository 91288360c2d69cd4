// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  studentIds: { max: 500 },
  times: { min: 1, max: 50 },
  'times[].days': { max: 7 },
} as const
