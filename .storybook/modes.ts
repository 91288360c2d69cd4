/** The languages, colour schemes and widths that every story must support. */
export const modes = {
  desk: { viewport: 'desk' },
  dark: { scheme: 'dark' },
  phone: { viewport: 'phone' },
  ur: { language: 'ur' },
  ar: { language: 'ar' },
  pseudo: { language: 'pseudo' },
  'ur-dark': { language: 'ur', scheme: 'dark' },
  'ur-phone': { language: 'ur', viewport: 'phone' },
  'dark-phone': { scheme: 'dark', viewport: 'phone' },
} as const

/** The modes in which `npm run storybook -- compare` takes pictures: each width, scheme and direction at least once. */
export const comparedModes = ['desk', 'dark-phone', 'ur-phone'] as const

const widths = { desk: 1280, phone: 390 }

/** The same modes for Chromatic, which wants widths in pixels. */
export const chromaticModes = Object.fromEntries(
  comparedModes.map((mode) => [mode, { ...modes[mode], viewport: widths[modes[mode].viewport] }]),
)

/** The Storybook globals of a mode. */
export function getModeGlobals(mode: keyof typeof modes): Record<string, unknown> {
  const { viewport, ...globals }: { viewport?: string; language?: string; scheme?: string } = modes[mode]
  return viewport === undefined ? globals : { ...globals, viewport: { value: viewport, isRotated: false } }
}
