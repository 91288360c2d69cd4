// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 100 },
  code: { min: 1, max: 40 },
  percentage: { min: 1, max: 100 },
  amount: { max: 1000000 },
  mostUses: { min: 1, max: 100000 },
  note: { min: 1, max: 1000 },
} as const
