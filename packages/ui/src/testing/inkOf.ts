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
