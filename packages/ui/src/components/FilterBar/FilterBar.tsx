import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import type { Remote } from '#remote.ts'
import { type Option, getOptions } from '../Select/Option.ts'
import type { FilterChip } from '../DataTable/Toolbar/FilterChips.tsx'

/** Fields are stacked in the list options, and share a line with the buttons on the page. */
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
  /** Filter fields, such as selects and comboboxes. */
  children: ReactNode
  onApply: () => void
  /** Refetches the unfiltered list; the owner of the fields clears them. */
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

type Filter<Key extends string> = { [Name in Key]?: number | undefined }

type DraftFilterOptions<Key extends string> = {
  /** The applied filter; changes count once they are applied. */
  filter: Filter<Key>
  onFilter: (filter: Filter<Key>) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

type ListFilterOptions<Key extends string> = DraftFilterOptions<Key> & {
  fields: Record<Key, { label: string; placeholder: string; items: Remote<readonly Option[]> }>
}

/**
 * Filter of a `DataTable`: a bar with a combobox per field, and chips that name the active filters and remove them. A
 * chip shows the value once its options are loaded.
 */
export function createListFilter<Key extends string>(options: ListFilterOptions<Key>) {
  const { fields, filter, onFilter } = options
  const chips = keysOf(fields).flatMap((key): FilterChip[] => {
    if (filter[key] === undefined) return []
    const { label, items } = fields[key]
    const chosen = getOptions(items).find(({ id }) => id === String(filter[key]))
    return [
      {
        id: key,
        label: chosen ? `${label}: ${chosen.label}` : label,
        onRemove: () => onFilter({ ...filter, [key]: undefined }),
      },
    ]
  })
  return { filter: <ListFilter {...options} />, chips }
}

const keysOf = <Key extends string>(fields: Record<Key, unknown>) => Object.keys(fields) as Key[]

function ListFilter<Key extends string>({ fields, ...options }: ListFilterOptions<Key>) {
  const { bar, getFieldProps } = useDraftFilter(options)
  return (
    <FilterBar {...bar}>
      {keysOf(fields).map((key) => (
        <ComboBox key={key} {...fields[key]} {...getFieldProps(key)} />
      ))}
    </FilterBar>
  )
}

/** State of a `FilterBar` with changes that aren't applied yet: props for the bar and for each field. */
function useDraftFilter<Key extends string>({ filter, onFilter, onRefresh, isBusy }: DraftFilterOptions<Key>) {
  const [applied, setApplied] = useState(filterKey(filter))
  const [chosen, setChosen] = useState(filter)
  const [isRefreshing, setIsRefreshing] = useState(false)
  // The URL may change from outside, for example by the back button.
  if (applied !== filterKey(filter)) {
    setApplied(filterKey(filter))
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
    getFieldProps: (name: Key) => ({
      value: chosen[name] === undefined ? null : String(chosen[name]),
      onChange: (id: string | null) => setChosen({ ...chosen, [name]: id === null ? undefined : Number(id) }),
    }),
  }
}

/** Key of a filter, independent of the order of its entries. */
function filterKey(filter: object): string {
  return Object.entries(filter)
    .flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${String(id)}`]))
    .toSorted()
    .join('&')
}
