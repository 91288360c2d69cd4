import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import type { Remote } from '#remote.ts'
import type { FilterChip } from '../DataTable/Toolbar/FilterChips.tsx'

/** In the list options the fields are below each other; on the page they share a line with the buttons. */
const Root = styled.form<{ $isInPanel: boolean }>`
  display: flex;
  flex-flow: ${({ $isInPanel }) => ($isInPanel ? 'column' : 'row wrap')};
  gap: ${tokens.space[3]};
  align-items: ${({ $isInPanel }) => ($isInPanel ? 'stretch' : 'end')};

  > * {
    min-inline-size: 0;
    ${({ $isInPanel }) => !$isInPanel && 'flex: 1 1 10rem; max-inline-size: 16rem;'}
  }
`

const Actions = styled.div<{ $isInPanel: boolean }>`
  && {
    flex: none;
    max-inline-size: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  > * {
    flex: ${({ $isInPanel }) => ($isInPanel ? '1' : 'none')};
  }
`

type FilterBarProps = {
  /** The fields: selects, comboboxes. */
  children: ReactNode
  onApply: () => void
  /** Asks for the whole list anew; emptying the fields is up to who holds them. */
  onRefresh: () => void
  isBusy?: boolean
}

/**
 * The filters of a list (1§2, 2§2). Nothing is requested until Apply, or Enter in a field. Either button closes the panel
 * around the bar, if there is one.
 */
export function FilterBar({ children, onApply, onRefresh, isBusy = false }: FilterBarProps) {
  const { t } = useLingui()
  const overlay = useContext(OverlayTriggerStateContext)
  const close = () => overlay?.close()
  const isInPanel = overlay !== null
  return (
    <Root
      $isInPanel={isInPanel}
      data-off-paper
      aria-label={t`Filters`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        onApply()
        close()
      }}
    >
      {children}
      <Actions $isInPanel={isInPanel}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          <Trans>Apply</Trans>
        </Button>
        <Button
          icon={<RotateCw aria-hidden />}
          {...(isBusy && { 'aria-disabled': true })}
          onPress={() => {
            if (isBusy) return
            onRefresh()
            close()
          }}
        >
          <Trans>Refresh</Trans>
        </Button>
      </Actions>
    </Root>
  )
}

type Field = { label: string; nameOf: (id: number) => string | undefined }

/** What a list is filtered by, each with the way out of it; what is chosen is named as soon as its name is known. */
export function createFilterChips<Key extends string>(
  filter: { [Name in Key]?: number | undefined },
  onFilter: (filter: { [Name in Key]?: number | undefined }) => void,
  fields: Record<Key, Field>,
): FilterChip[] {
  return Object.entries<Field>(fields).flatMap(([key, { label, nameOf }]) => {
    const id = (filter as Record<string, number | undefined>)[key]
    if (id === undefined) return []
    const name = nameOf(id)
    return [
      {
        id: key,
        label: name === undefined ? label : `${label}: ${name}`,
        onRemove: () => onFilter({ ...filter, [key]: undefined }),
      },
    ]
  })
}

/** The name of a record of a list, once the list is there. */
export function createNameLookup<Item extends { id: number }>(
  list: Remote<readonly Item[]>,
  nameOf: (item: Item) => string,
): (id: number) => string | undefined {
  return (id) => {
    const item = list.state === 'ready' ? list.data.find((one) => one.id === id) : undefined
    return item && nameOf(item)
  }
}

type Filter<Key extends string> = { [Name in Key]?: number | undefined }

export type DraftFilterOptions<Key extends string> = {
  /** What the list is filtered by now; choices count once they are applied. */
  filter: Filter<Key>
  onFilter: (filter: Filter<Key>) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

/** What is chosen in a `FilterBar` and not yet applied: what the bar needs, and what the field of each choice does. */
export function useDraftFilter<Key extends string>({ filter, onFilter, onRefresh, isBusy }: DraftFilterOptions<Key>) {
  const [applied, setApplied] = useState(keyOf(filter))
  const [chosen, setChosen] = useState(filter)
  const [isRefreshing, setIsRefreshing] = useState(false)
  // The address may change by itself: by the back button, say.
  if (applied !== keyOf(filter)) {
    setApplied(keyOf(filter))
    setChosen(filter)
  }
  const refresh = async () => {
    setChosen({})
    onFilter({})
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }
  return {
    bar: { isBusy: isBusy || isRefreshing, onApply: () => onFilter(chosen), onRefresh: () => void refresh() },
    fieldOf: (name: Key) => ({
      value: chosen[name] === undefined ? null : String(chosen[name]),
      onChange: (id: string | null) => setChosen({ ...chosen, [name]: id === null ? undefined : Number(id) }),
    }),
  }
}

/** Equal for filters that let the same records through, in whatever order they name them. */
function keyOf(filter: object): string {
  return Object.entries(filter)
    .flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${String(id)}`]))
    .toSorted()
    .join('&')
}
