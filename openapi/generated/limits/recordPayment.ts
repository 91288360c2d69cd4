// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  amount: { max: 1000000000 },
  note: { min: 1, max: 500 },
  transactionId: { min: 1, max: 60 },
} as const
