import { type FocusEvent, type RefObject, useRef } from 'react'
import { NoOptions } from './NoOptions.tsx'
import type { Options } from './Option.ts'
import { OptionRow } from './OptionRow.tsx'
import { List, Panel } from './Options.styles.ts'
import { optionsOf } from './optionsOf.ts'

type SelectPanelProps = {
  items: Options
  selectedId: string | null
  onSelect: (id: string) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where the list begins, where nothing is chosen. */
  autoFocus: 'first' | 'last' | true
  /** The button that it opens at. */
  triggerRef: RefObject<Element | null>
  id: string | undefined
  labelId: string | undefined
  /** The focus has left it. */
  onBlur?: ((event: FocusEvent) => void) | undefined
}

/** The list that opens under a `Select`. */
export function SelectPanel({
  items,
  selectedId,
  onSelect,
  isOpen,
  onOpenChange,
  autoFocus,
  triggerRef,
  id,
  labelId,
  onBlur,
}: SelectPanelProps) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const label = labelId !== undefined && { 'aria-labelledby': labelId }
  return (
    <Panel
      {...label}
      trigger="Select"
      triggerRef={triggerRef}
      scrollRef={scrollRef}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <List
        {...label}
        {...(id !== undefined && { id })}
        // Also the one that is chosen already closes it.
        {...{ allowDuplicateSelectionEvents: true }}
        ref={scrollRef}
        items={optionsOf(items)}
        autoFocus={autoFocus}
        selectionMode="single"
        disallowEmptySelection
        shouldSelectOnPressUp
        shouldFocusOnHover
        selectedKeys={selectedId === null ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys
          if (chosen !== undefined) onSelect(String(chosen))
          onOpenChange(false)
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
        }}
        renderEmptyState={() => <NoOptions options={items} />}
      >
        {(option) => <OptionRow option={option} />}
      </List>
    </Panel>
  )
}
