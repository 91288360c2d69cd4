import { styled } from 'styled-components'
import { Inline } from '#components/Inline/Inline.tsx'
import type { TabItem } from '#components/Tabs/TabItem.ts'
import { Tabs } from '#components/Tabs/Tabs.tsx'
import { Text } from '#components/Text/Text.tsx'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import { tokens } from '#theme/tokens.ts'
import { type DetailSection, isEmptySection } from './DetailSection.ts'

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`

type DetailTabsProps = {
  /** What they are tabs of. */
  label: string
  /** The tabs that the specification names. An empty one is disabled (decision 27). */
  main: readonly DetailSection[]
  /** The other tabs. They open when they are empty, too. */
  more: readonly DetailSection[]
  openId: string
  onOpen: (id: string) => void
}

/** The page of a record as tabs: those of the specification in the first row, all others in the second. */
export function DetailTabs({ label, main, more, openId, onOpen }: DetailTabsProps) {
  const isEmpty = main.some((section) => section.id === openId && isEmptySection(section))
  return (
    <Tabs
      label={label}
      items={main.map((section) => ({
        ...tabOf(section),
        ...(isEmptySection(section) && section.emptyText !== undefined && { disabledReason: section.emptyText }),
      }))}
      moreItems={more.map(tabOf)}
      selectedId={isEmpty ? (main[0]?.id ?? openId) : openId}
      onSelect={onOpen}
    />
  )
}

function tabOf({ id, title, action, emptyText, content }: DetailSection): TabItem {
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
