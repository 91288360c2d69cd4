/** The languages that the school speaks; English is the one of the contract. */
export const languages = ['en', 'ur', 'ar'] as const

export type Language = (typeof languages)[number]
