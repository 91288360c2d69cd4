// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  reason: { min: 1, max: 500 },
} as const
