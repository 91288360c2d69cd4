// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  count: { min: 1, max: 10000 },
} as const
