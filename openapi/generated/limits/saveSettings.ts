// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  name: { min: 1, max: 255 },
  timeZone: { max: 64 },
  contactEmail: { min: 1, max: 254 },
  contactPhone: { min: 1, max: 40 },
  'paymentInstructions.domestic': { max: 5000 },
  'paymentInstructions.international': { max: 5000 },
} as const
