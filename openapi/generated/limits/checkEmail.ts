// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  email: { min: 1, max: 254 },
} as const
