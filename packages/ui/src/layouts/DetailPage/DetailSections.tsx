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
import { useScrollToSelected } from '#components/Tabs/useScrollToSelected.ts'
import { Text } from '#components/Text/Text.tsx'
import { SectionLink, SectionLinks, Nav, SectionBox, SectionList, Root } from './DetailPage.styles.ts'
import { type DetailSection, isEmptySection } from './createListSection.tsx'

/** A section counts as current once its top is in this upper share of the window. */
const CURRENT_SECTION_TOP = 0.3

/** The current section: the last one that starts in the upper part of the window; at the end of the page, the last. */
function findSectionInView(root: HTMLElement): string | undefined {
  const open = [...root.querySelectorAll<HTMLElement>('section[data-section]:not([data-closed])')]
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const started = open.filter(
    (section) => section.getBoundingClientRect().top <= window.innerHeight * CURRENT_SECTION_TOP,
  )
  const current = isAtEnd ? open.at(-1) : (started.at(-1) ?? open[0])
  return current?.dataset['section']
}

const userScrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Tracks the current section and scrolls to a requested one. The requested section keeps its position while content
 * above it loads, until the user scrolls.
 */
function createScrollSpy() {
  const listeners = new Set<() => void>()
  let root: HTMLElement | undefined
  let requestedId: string | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const findSection = (id: string) => root?.querySelector<HTMLElement>(`section[data-section="${CSS.escape(id)}"]`)
  const keepInPlace = () => {
    if (requestedId !== undefined) findSection(requestedId)?.scrollIntoView({ block: 'start' })
    notify()
  }
  const release = () => {
    requestedId = undefined
    notify()
  }
  return {
    inView: () => requestedId ?? (root && findSectionInView(root)),
    subscribe: (onMove: () => void) => {
      listeners.add(onMove)
      return () => listeners.delete(onMove)
    },
    /** Observes the page; returns a function that stops. */
    watch: (page: HTMLElement) => {
      root = page
      const observer = new ResizeObserver(keepInPlace)
      observer.observe(page)
      for (const move of userScrollEvents) window.addEventListener(move, release, { passive: true })
      window.addEventListener('scroll', notify, { passive: true })
      return () => {
        observer.disconnect()
        for (const move of userScrollEvents) window.removeEventListener(move, release)
        window.removeEventListener('scroll', notify)
      }
    },
    show: (id: string) => {
      requestedId = id
      findSection(id)?.focus({ preventScroll: true })
      keepInPlace()
    },
    scrollToTop: () => {
      requestedId = undefined
      window.scrollTo(0, 0)
      root?.querySelector<HTMLElement>('nav a[href]')?.focus({ preventScroll: true })
      notify()
    },
  }
}

type DetailSectionsProps = {
  /** Accessible name of the section links. */
  label: string
  sections: readonly DetailSection[]
  /** The section from the URL, which is scrolled to and focused. Without one the page starts at the top. */
  openId: string | undefined
  getHref: (id: string) => string
  onOpen: (id: string) => void
  /** Called, possibly repeatedly, when a section is visible or nearly so, to load its content. */
  onSectionVisible?: (id: string) => void
}

/**
 * A page of sections with sticky links to them. Moving between sections keeps typed input, so it needs no confirmation.
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
    // The browser handles clicks that open a new tab.
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

/** Returns the current section, and scrolls to the section from the URL or back to the top. */
function useScrollSpy(openId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const [scrollSpy] = useState(createScrollSpy)
  const inView = useSyncExternalStore(scrollSpy.subscribe, scrollSpy.inView)
  useEffect(() => (root.current ? scrollSpy.watch(root.current) : undefined), [scrollSpy])
  useEffect(() => {
    if (last.current === openId) return
    last.current = openId
    if (openId === undefined) scrollSpy.scrollToTop()
    else scrollSpy.show(openId)
  }, [openId, scrollSpy])
  return { root, inView, show: scrollSpy.show }
}

/** Reports sections that are visible or nearly so. */
function useVisibleSections(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNear: ((id: string) => void) | undefined,
): void {
  const report = useEffectEvent((id: string) => onNear?.(id))
  const all = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLElement) report(target.dataset['section'] ?? '')
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
