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
