import type { ReactNode } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Page, Header, Titles } from '../Page/Page.tsx'
import { Actions, Identity, ContactArea } from './DetailPage.styles.ts'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { type TabItem, Tabs } from '#components/Tabs/Tabs.tsx'
import { Text, VisuallyHidden } from '#components/Text/Text.tsx'
import { type DetailSection, isEmptySection } from './createListSection.tsx'

type DetailPageProps = {
  /** Link back to the list. */
  back: ReactNode
  /** Name of the record. */
  title: string
  /** Name of the record, if the title names the page instead. */
  subject?: string | undefined
  /** A picture: an `Avatar` or an event's image. */
  picture?: ReactNode
  /** Identifying facts as separate elements: code, status, age. */
  facts?: ReactNode
  /** The primary action. */
  action?: ReactNode
  /** Contact buttons. */
  contact?: ReactNode
  /** `DetailSections` or `DetailTabs`, and dialogs. */
  children: ReactNode
}

/** Page of one record: identity, primary action and all details below. */
export function DetailPage({ back, title, subject, picture, facts, action, contact, children }: DetailPageProps) {
  return (
    <Page>
      <Header>
        <Titles>
          <div data-off-paper>{back}</div>
          <Identity>
            {picture}
            <Stack gap="small" align="start">
              <PageTitle subject={subject}>{title}</PageTitle>
              {facts && (
                <Inline gap="medium" rowGap="x-small" tone="muted">
                  {facts}
                </Inline>
              )}
            </Stack>
          </Identity>
        </Titles>
        {action && <Actions data-off-paper>{action}</Actions>}
        {contact && <ContactArea data-off-paper>{contact}</ContactArea>}
      </Header>
      {children}
    </Page>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  ${mediaDown('sm')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${tokens.space[4]};
  }
`

const About = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: ${tokens.color.textMuted};
`

type DetailRow = {
  id: number | string
  /** Name as typed by a user. */
  title: string
  /** Link to its details. */
  href?: string | undefined
  /** Details, one per line. */
  details?: readonly ReactNode[]
  /** At the end of the row: a status, a number or a link. */
  trailing?: ReactNode
}

/** Short list of items that belong to a record; use a `DataTable` for long lists. */
export function DetailRows({ label, rows }: { label: string; rows: readonly DetailRow[] }) {
  return (
    <Surface as="ul" isDivided aria-label={label}>
      {rows.map(({ id, title, href, details = [], trailing }) => (
        <Row key={id}>
          <Stack gap="x-small" align="start" breaksWords>
            <strong>
              {href === undefined ? (
                <Bdi>{title}</Bdi>
              ) : (
                <TextLink href={href}>
                  <Bdi>{title}</Bdi>
                </TextLink>
              )}
            </strong>
            {details.filter(Boolean).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <About key={at}>{line}</About>
            ))}
          </Stack>
          {trailing && (
            <Inline gap="medium" rowGap="small" isTabular>
              {trailing}
            </Inline>
          )}
        </Row>
      ))}
    </Surface>
  )
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`

type DetailTabsProps = {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs that the specification names. An empty one is disabled (decision 27). */
  main: readonly DetailSection[]
  /** The other tabs, enabled even if empty. */
  more: readonly DetailSection[]
  openId: string
  onOpen: (id: string) => void
}

/** Record page as tabs: those of the specification in the first row, all others in the second. */
export function DetailTabs({ label, main, more, openId, onOpen }: DetailTabsProps) {
  const isEmpty = main.some((section) => section.id === openId && isEmptySection(section))
  return (
    <Tabs
      label={label}
      items={main.map((section) => ({
        ...toTabItem(section),
        ...(isEmptySection(section) && section.emptyText !== undefined && { disabledReason: section.emptyText }),
      }))}
      moreItems={more.map(toTabItem)}
      selectedId={isEmpty ? (main[0]?.id ?? openId) : openId}
      onSelect={onOpen}
    />
  )
}

function toTabItem({ id, title, action, emptyText, content }: DetailSection): TabItem {
  return {
    id,
    title,
    content: (
      <Panel data-section={id}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        {action && (
          <Inline gap="none" align="stretch" justify="end">
            {action}
          </Inline>
        )}
        {emptyText === undefined ? content : <Text tone="muted">{emptyText}</Text>}
      </Panel>
    ),
  }
}
