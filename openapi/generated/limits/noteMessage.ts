// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  text: { min: 1, max: 2000 },
} as const
