// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  classTimings: { min: 1, max: 50 },
  'classTimings[].days': { max: 7 },
  transactionId: { min: 1, max: 60 },
  code: { min: 1, max: 40 },
} as const
