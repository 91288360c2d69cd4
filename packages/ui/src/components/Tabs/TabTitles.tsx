import { styled } from 'styled-components'
import type { TabItem } from './TabItem.ts'
import { titleLook } from './Tabs.styles.ts'

const Title = styled.button.attrs({ type: 'button', role: 'tab' })`
  ${titleLook}
`

type TabTitlesProps = {
  items: readonly TabItem[]
  /** Makes the ids of one `Tabs` its own. */
  prefix: string
  selectedId: string | undefined
  onChoose: (id: string) => void
}

/** The tabs of one row. */
export function TabTitles({ items, prefix, selectedId, onChoose }: TabTitlesProps) {
  return items.map(({ id, title, disabledReason }) => {
    const isSelected = id === selectedId
    return (
      <Title
        key={id}
        id={`${prefix}tab-${id}`}
        data-key={id}
        aria-selected={isSelected}
        tabIndex={isSelected ? 0 : -1}
        onClick={() => onChoose(id)}
        {...(isSelected && { 'aria-controls': `${prefix}panel-${id}` })}
        {...(disabledReason !== undefined && {
          disabled: true,
          'aria-disabled': true,
          'aria-describedby': `${prefix}reason-${id}`,
        })}
      >
        {title}
      </Title>
    )
  })
}
