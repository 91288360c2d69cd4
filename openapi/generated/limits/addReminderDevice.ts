// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  endpoint: { max: 1000 },
  p256dh: { min: 80, max: 100 },
  auth: { min: 16, max: 40 },
} as const
