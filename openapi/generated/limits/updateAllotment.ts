// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  classTimes: { min: 1, max: 50 },
  'classTimes[].days': { max: 7 },
} as const
