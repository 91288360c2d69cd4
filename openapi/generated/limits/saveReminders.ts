// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  timeZone: { max: 64 },
} as const
