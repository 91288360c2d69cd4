/** Waits for a font; what is local elsewhere may be missing here, which is no fault. */
export const loadFont = (font: string, text: string) => document.fonts.load(font, text).catch(() => [])

/** How far a text’s strokes reach from its line, how high its type stands, and how wide it is; in pixels. */
export function inkOf(text: string, font: string) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('Nothing can be measured without a canvas')
  context.font = font
  const measured = context.measureText(text)
  return {
    above: measured.actualBoundingBoxAscent,
    below: measured.actualBoundingBoxDescent,
    line: measured.fontBoundingBoxAscent,
    width: measured.width,
  }
}

/** Words that stand on two lines although they would fit on one. */
export function brokenWords(part: HTMLElement): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const room = node.parentElement?.closest('[role=cell], [role=rowheader], [role=columnheader]')?.clientWidth ?? 0
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s@.]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()]
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1 && width < room) broken.push(word)
    }
  }
  return broken
}
