// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  title: { min: 1, max: 255 },
  link: { min: 1, max: 255 },
  'classTime.days': { max: 7 },
} as const
