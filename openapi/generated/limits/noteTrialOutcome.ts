// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  note: { max: 1000 },
} as const
