/** Where a field and the parts of its day or time stand; the same before and after they have come. */
export function shapeOf(field: Element): unknown {
  const parts = field.querySelectorAll('span:is([data-type]:not([data-type=literal]), [data-part])')
  return [field, ...parts].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const { color, backgroundColor } = getComputedStyle(part)
    const text = part === field ? '' : part.textContent
    return { text, color, backgroundColor, left, top, width, height }
  })
}
