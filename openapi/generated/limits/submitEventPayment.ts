// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  transactionId: { min: 1, max: 60 },
  code: { min: 1, max: 40 },
} as const
