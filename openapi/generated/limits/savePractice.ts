// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export const limits = {
  text: { max: 500 },
  students: { max: 200 },
  'students[].text': { max: 500 },
} as const
