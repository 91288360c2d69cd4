import { useLingui } from '@lingui/react'
import { type MouseEvent, useId } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { useScrollToSelected } from '#components/Tabs/useScrollToSelected.ts'
import { Text } from '#components/Text/Text.tsx'
import { SectionLink, SectionLinks, Nav, SectionBox, SectionList, Root } from './DetailPage.styles.ts'
import { type DetailSection, isEmptySection } from './DetailSection.ts'
import { useVisibleSections } from './useVisibleSections.ts'
import { useScrollSpy } from './useSections.ts'

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
