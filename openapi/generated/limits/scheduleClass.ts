// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  title: { min: 1, max: 255 },
  link: { max: 255 },
  times: { min: 1, max: 20 },
  'times[].days': { max: 7 },
  courseIds: { min: 1, max: 100 },
} as const
