/** Waits for a font; what is local elsewhere may be missing here, which is no fault. */
export const loadFont = (font: string, text: string) => document.fonts.load(font, text).catch(() => [])
