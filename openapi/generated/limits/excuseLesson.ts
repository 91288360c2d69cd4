// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  reason: { max: 300 },
} as const
