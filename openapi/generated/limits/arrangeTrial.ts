// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  minutes: { min: 15, max: 120 },
  link: { min: 1, max: 255 },
} as const
