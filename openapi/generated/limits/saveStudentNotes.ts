// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  notes: { max: 4000 },
} as const
