// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  title: { min: 1, max: 255 },
  description: { min: 1, max: 5000 },
  price: { min: 0, max: 1000000 },
  link: { max: 255 },
} as const
