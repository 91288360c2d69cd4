// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  size: { min: 1, max: 5242880 },
} as const
