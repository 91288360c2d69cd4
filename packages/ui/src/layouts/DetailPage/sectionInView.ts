/** How much of the window may be above a section that one is about to read. */
const READ_FROM = 0.3

/** The section that one reads: the last that has begun in the upper part of the window; at the end of the page, the last. */
export function findSectionInView(root: HTMLElement): string | undefined {
  const open = [...root.querySelectorAll<HTMLElement>('section[data-section]:not([data-closed])')]
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const begun = open.filter((section) => section.getBoundingClientRect().top <= window.innerHeight * READ_FROM)
  const read = isAtEnd ? open.at(-1) : (begun.at(-1) ?? open[0])
  return read?.dataset['section']
}
