// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  publicName: { max: 100 },
  about: { max: 600 },
  experienceYears: { min: 0, max: 80 },
} as const
