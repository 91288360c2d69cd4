// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  outlineIds: { max: 500 },
  seen: { max: 500 },
} as const
