// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  title: { min: 1, max: 255 },
  description: { min: 1, max: 5000 },
  'translations.en.title': { min: 1, max: 255 },
  'translations.en.description': { min: 1, max: 5000 },
  'translations.ur.title': { min: 1, max: 255 },
  'translations.ur.description': { min: 1, max: 5000 },
  'translations.ar.title': { min: 1, max: 255 },
  'translations.ar.description': { min: 1, max: 5000 },
} as const
