// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  description: { max: 200 },
} as const
