// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  fees: { min: 1, max: 24 },
  transactionId: { min: 1, max: 60 },
} as const
