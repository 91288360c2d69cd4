// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  description: { max: 5000 },
  price: { min: 0, max: 1000000 },
  courseDuration: { max: 100 },
} as const
