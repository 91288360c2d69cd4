/** The languages, colour schemes and widths that every story must support. Chromatic takes a snapshot of each. */
export const modes = {
  desk: { viewport: 'desk' },
  dark: { scheme: 'dark' },
  phone: { viewport: 'phone' },
  ur: { language: 'ur' },
  ar: { language: 'ar' },
  pseudo: { language: 'pseudo' },
  'ur-dark': { language: 'ur', scheme: 'dark' },
  'ur-phone': { language: 'ur', viewport: 'phone' },
} as const

/** The Storybook globals of a mode. */
export function getModeGlobals(mode: keyof typeof modes): Record<string, unknown> {
  const { viewport, ...globals }: { viewport?: string; language?: string; scheme?: string } = modes[mode]
  return viewport === undefined ? globals : { ...globals, viewport: { value: viewport, isRotated: false } }
}
