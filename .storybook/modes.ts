/** The languages, colour schemes and widths in which every story has to work. Chromatic takes a picture in each of them. */
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
export function globalsOfMode(mode: keyof typeof modes): Record<string, unknown> {
  const { viewport, ...globals }: { viewport?: string; language?: string; scheme?: string } = modes[mode]
  return viewport === undefined ? globals : { ...globals, viewport: { value: viewport, isRotated: false } }
}
