// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  age: { min: 3, max: 99 },
  wishes: { min: 1, max: 2 },
  zone: { max: 64 },
  phone: { min: 1, max: 40 },
  website: { max: 500 },
} as const
