import { styled } from 'styled-components'
import type { TabItem } from '#components/Tabs/TabItem.ts'
import { Tabs } from '#components/Tabs/Tabs.tsx'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Nothing } from './RecordPage.styles.ts'
import { type RecordSection, isClosed } from './RecordSection.ts'

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`

/** The tab above shows the same words. */
const Heading = styled.h2`
  ${visuallyHidden}
`

const Actions = styled.div`
  display: flex;
  justify-content: end;
`

type RecordTabsProps = {
  /** What they are tabs of. */
  label: string
  /** The tabs that the specification names. An empty one is disabled (decision 27). */
  main: readonly RecordSection[]
  /** The other tabs. They open when they are empty, too. */
  more: readonly RecordSection[]
  openId: string
  onOpen: (id: string) => void
}

/** The page of a record as tabs: those of the specification in the first row, all others in the second. */
export function RecordTabs({ label, main, more, openId, onOpen }: RecordTabsProps) {
  const isEmpty = main.some((section) => section.id === openId && isClosed(section))
  return (
    <Tabs
      label={label}
      items={main.map((section) => ({
        ...tabOf(section),
        ...(isClosed(section) && section.emptyText !== undefined && { disabledReason: section.emptyText }),
      }))}
      moreItems={more.map(tabOf)}
      selectedId={isEmpty ? (main[0]?.id ?? openId) : openId}
      onSelect={onOpen}
    />
  )
}

function tabOf({ id, title, action, emptyText, content }: RecordSection): TabItem {
  return {
    id,
    title,
    content: (
      <Panel data-section={id}>
        <Heading>{title}</Heading>
        {action && <Actions>{action}</Actions>}
        {emptyText === undefined ? content : <Nothing>{emptyText}</Nothing>}
      </Panel>
    ),
  }
}
