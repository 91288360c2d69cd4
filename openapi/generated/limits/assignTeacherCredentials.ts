// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  id: { min: 1, max: 40 },
  name: { min: 1, max: 255 },
  email: { min: 1, max: 254 },
  password: { max: 200 },
} as const
