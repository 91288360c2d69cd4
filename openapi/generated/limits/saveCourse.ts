// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  description: { max: 5000 },
  price: { min: 0, max: 1000000 },
  courseDuration: { max: 100 },
  'ages.from': { min: 1, max: 120 },
  'ages.to': { min: 1, max: 120 },
  lessonMinutes: { min: 5, max: 600 },
  groupSize: { min: 1, max: 1000 },
} as const
