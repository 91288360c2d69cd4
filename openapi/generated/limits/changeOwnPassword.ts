// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  password: { min: 1, max: 200 },
  newPassword: { min: 8, max: 200 },
} as const
