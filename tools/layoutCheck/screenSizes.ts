/** The screens that everything is looked at on; those up to a tablet are touched. */
export const screenSizes = [
  { width: 320, height: 640, isTouched: true },
  { width: 390, height: 844, isTouched: true },
  { width: 820, height: 1180, isTouched: true },
  { width: 1024, height: 768, isTouched: false },
  { width: 1280, height: 800, isTouched: false },
  { width: 1920, height: 1080, isTouched: false },
] as const

export type ScreenSize = (typeof screenSizes)[number]
