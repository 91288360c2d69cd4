import { useLingui } from '@lingui/react'
import {
  type MouseEvent,
  useId,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  useEffectEvent,
} from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { useScrollToSelected } from '#components/Tabs/Tabs.tsx'
import { Text } from '#components/Text/Text.tsx'
import { SectionLink, SectionLinks, Nav, SectionBox, SectionList, Root } from './DetailPage.styles.ts'
import { type DetailSection, isEmptySection } from './createListSection.tsx'

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
function createScrollSpy() {
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

type DetailSectionsProps = {
  /** What they are sections of. */
  label: string
  sections: readonly DetailSection[]
  /** The one that the address asks for: the page goes there, and the focus too. Without one it begins at its beginning. */
  openId: string | undefined
  getHref: (id: string) => string
  onOpen: (id: string) => void
  /** A section is in sight or nearly so, once or more often: what it shows is wanted now. */
  onSectionVisible?: (id: string) => void
}

/**
 * One page of sections with their names above, which stay in sight. Going to another one loses nothing of what was typed,
 * so nobody is asked.
 */
export function DetailSections({ label, sections, openId, getHref, onOpen, onSectionVisible }: DetailSectionsProps) {
  const { i18n } = useLingui()
  const prefix = useId()
  const ids = sections.map(({ id }) => id)
  const { root, inView, show } = useScrollSpy(openId)
  useVisibleSections(root, ids, onSectionVisible)
  const current = inView ?? sections.find((section) => !isEmptySection(section))?.id
  const { list, more } = useScrollToSelected<HTMLUListElement>(current)
  const follow = (id: string) => (event: MouseEvent) => {
    // A press for a new tab stays with the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (id === openId) show(id)
    else onOpen(id)
  }
  return (
    <Root ref={root}>
      <Nav aria-label={label}>
        <SectionLinks ref={list} {...(more && { 'data-more': more })}>
          {sections.map((section) => (
            <li key={section.id} data-key={section.id}>
              {isEmptySection(section) ? (
                <SectionLink role="link" aria-disabled aria-describedby={`${prefix}${section.id}-empty`}>
                  {section.title}
                </SectionLink>
              ) : (
                <SectionLink
                  href={getHref(section.id)}
                  onClick={follow(section.id)}
                  {...(section.id === current && { 'aria-current': 'location' })}
                >
                  {section.title}
                </SectionLink>
              )}
            </li>
          ))}
        </SectionLinks>
      </Nav>
      <SectionList>
        {sections.map((section) => {
          const { id, title, count, action, emptyText, content } = section
          return (
            <SectionBox
              key={id}
              tabIndex={-1}
              data-section={id}
              aria-labelledby={`${prefix}${id}`}
              {...(isEmptySection(section) && { 'data-closed': true })}
            >
              <Inline as="header" gap="large" rowGap="small" justify="space-between">
                <Text as="h2" size="xl" id={`${prefix}${id}`}>
                  {title}
                  {count !== undefined && count > 0 && (
                    <Text as="span" tone="muted" weight="regular" aria-hidden>
                      {' '}
                      {i18n.number(count)}
                    </Text>
                  )}
                </Text>
                {action}
              </Inline>
              {emptyText === undefined ? (
                content
              ) : (
                <Text tone="muted" id={`${prefix}${id}-empty`}>
                  {emptyText}
                </Text>
              )}
            </SectionBox>
          )
        })}
      </SectionList>
    </Root>
  )
}

/** Which section is in view, and the way to one: to that which the address asks for, and back to the beginning. */
function useScrollSpy(openId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const [place] = useState(createScrollSpy)
  const inView = useSyncExternalStore(place.subscribe, place.inView)
  useEffect(() => (root.current ? place.watch(root.current) : undefined), [place])
  useEffect(() => {
    if (last.current === openId) return
    last.current = openId
    if (openId === undefined) place.toBeginning()
    else place.show(openId)
  }, [openId, place])
  return { root, inView, show: place.show }
}

/** Hears which sections are in sight or nearly so. */
function useVisibleSections(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNear: ((id: string) => void) | undefined,
): void {
  const hear = useEffectEvent((id: string) => onNear?.(id))
  const all = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (isIntersecting && target instanceof HTMLElement) hear(target.dataset['section'] ?? '')
        }
      },
      { rootMargin: '50% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = root.current?.querySelector(`section[data-section="${CSS.escape(id)}"]`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [root, all])
}
