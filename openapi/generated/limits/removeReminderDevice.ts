// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  endpoint: { max: 1000 },
} as const
