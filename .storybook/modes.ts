/** The combinations in which Chromatic takes a picture of every story. */
export const modes = {
  'light desk': { scheme: 'light', language: 'en', viewport: 'desk' },
  'dark desk': { scheme: 'dark', language: 'en', viewport: 'desk' },
  'light phone': { scheme: 'light', language: 'en', viewport: 'phone' },
  'right-to-left phone': { scheme: 'light', language: 'ur', viewport: 'phone' },
} as const
