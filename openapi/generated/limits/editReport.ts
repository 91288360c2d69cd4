// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  attendance: { min: 1, max: 50 },
  test_remarks: { max: 5000 },
  participation: { max: 5000 },
  suggestions: { max: 5000 },
} as const
