/** Waits for a font; ignores fonts that aren't available on this machine. */
export const loadFont = (font: string, text: string) => document.fonts.load(font, text).catch(() => [])

/** Measures a text in pixels: ascent and descent of its glyphs, ascent of the font, and width. */
export function measureText(text: string, font: string) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('Measuring text requires a canvas')
  context.font = font
  const measured = context.measureText(text)
  return {
    above: measured.actualBoundingBoxAscent,
    below: measured.actualBoundingBoxDescent,
    line: measured.fontBoundingBoxAscent,
    width: measured.width,
  }
}

/** Words that are broken across lines although they would fit on one. */
export function findBrokenWords(part: HTMLElement): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const cellWidth =
      node.parentElement?.closest('[role=cell], [role=rowheader], [role=columnheader]')?.clientWidth ?? 0
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s@.]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()]
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1 && width < cellWidth) broken.push(word)
    }
  }
  return broken
}
