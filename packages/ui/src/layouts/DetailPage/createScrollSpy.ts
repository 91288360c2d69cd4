/** How much of the window may be above a section that one is about to read. */
const READ_FROM = 0.3

/** The section that one reads: the last that has begun in the upper part of the window; at the end of the page, the last. */
function findSectionInView(root: HTMLElement): string | undefined {
  const open = [...root.querySelectorAll<HTMLElement>('section[data-section]:not([data-closed])')]
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const begun = open.filter((section) => section.getBoundingClientRect().top <= window.innerHeight * READ_FROM)
  const read = isAtEnd ? open.at(-1) : (begun.at(-1) ?? open[0])
  return read?.dataset['section']
}

const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Where one is on a page of sections, and the way to one of them: what was gone to stays in its place while what stands
 * above it comes, until somebody moves the page.
 */
export function createScrollSpy() {
  const listeners = new Set<() => void>()
  let root: HTMLElement | undefined
  let asked: string | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const sectionOf = (id: string) => root?.querySelector<HTMLElement>(`section[data-section="${CSS.escape(id)}"]`)
  const stay = () => {
    if (asked !== undefined) sectionOf(asked)?.scrollIntoView({ block: 'start' })
    tell()
  }
  const letGo = () => {
    asked = undefined
    tell()
  }
  return {
    inView: () => asked ?? (root && findSectionInView(root)),
    subscribe: (onMove: () => void) => {
      listeners.add(onMove)
      return () => listeners.delete(onMove)
    },
    /** Looks at the page that is there, until it goes. */
    watch: (page: HTMLElement) => {
      root = page
      const observer = new ResizeObserver(stay)
      observer.observe(page)
      for (const move of ownMoves) window.addEventListener(move, letGo, { passive: true })
      window.addEventListener('scroll', tell, { passive: true })
      return () => {
        observer.disconnect()
        for (const move of ownMoves) window.removeEventListener(move, letGo)
        window.removeEventListener('scroll', tell)
      }
    },
    show: (id: string) => {
      asked = id
      sectionOf(id)?.focus({ preventScroll: true })
      stay()
    },
    toBeginning: () => {
      asked = undefined
      window.scrollTo(0, 0)
      root?.querySelector<HTMLElement>('nav a[href]')?.focus({ preventScroll: true })
      tell()
    },
  }
}
