import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { formatCount } from '#lib/memoizeByKey.ts'
import { breakpoints, tokens } from '#theme/tokens.ts'
import { SearchField } from '#components/SearchField/SearchField.tsx'
import { StatusTabs, type StatusTab } from '../statusTabs/StatusTabs.tsx'
import { createCsvTable } from '../visibleColumns.ts'
import { ExportButton } from './ExportButton.tsx'
import { type FilterChip, FilterChips } from './FilterChips.tsx'
import { ListOptions } from './ListOptions.tsx'
import type { ListOptionsPanelProps } from './ListOptionsPanel.tsx'
import { Count, Filter, Frame, InlineStatusTabs, Line, PrintedSearch } from './Toolbar.styles.ts'
import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'

/** The export button, in narrow toolbars only as an icon. */
const Export = styled.div`
  display: contents;

  > button {
    align-self: stretch;
  }
  @container toolbar (max-width: 56rem) {
    > button {
      flex: none;
      inline-size: ${tokens.size.control};
      padding: 0;
    }
    > button > span {
      ${visuallyHidden}
    }
  }
  > [role='alert'] {
    order: 1;
    flex-basis: 100%;
  }
`

type ToolbarProps<Row> = Omit<ListOptionsPanelProps<Row>, 'statusTabs'> & {
  label: string
  /** Loads all matching rows for an export. */
  readAll: () => Promise<readonly Row[]>
  /** Number of all rows, regardless of the search. */
  total: number
  /** Number of matching rows, or a minimum; undefined while they load. */
  found: { count: number; isMore: boolean } | undefined
  search: string
  onSearch: (search: string) => void
  /** The statuses, their label and the chosen one. */
  statusTabs: { label: string; all: readonly StatusTab[]; chosen: string | undefined }
  onStatusChange: (kind: string | undefined) => void
  /** Filters applied on the server. */
  chips: readonly FilterChip[]
  /** Id of the row count, which describes the table. */
  countId: string
}

/** Toolbar above the rows: filters, statuses, search, list options, export and row count. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const {
    label,
    readAll,
    statusTabs,
    onStatusChange,
    chips,
    filter,
    countId,
    search,
    onSearch,
    total,
    found,
    ...options
  } = props
  const { locale } = useLocale()
  const opener = useRef<HTMLButtonElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const chosen = statusTabs.all.find(({ status }) => status === statusTabs.chosen)
  const isLong = statusTabs.all.length > MAX_INLINE_STATUSES
  const buttons = (
    <StatusTabs
      label={statusTabs.label}
      tabs={statusTabs.all}
      total={total}
      chosen={chosen?.status}
      onChoose={onStatusChange}
    />
  )
  const hasKinds = statusTabs.all.length > 0
  return (
    <Frame>
      {filter && !isPhone && <Filter>{filter}</Filter>}
      <Line>
        {hasKinds && <InlineStatusTabs $isLong={isLong}>{buttons}</InlineStatusTabs>}
        <SearchBox value={search} onChange={onSearch} />
        <ListOptions
          {...options}
          ref={opener}
          filter={isPhone && filter}
          statusTabs={hasKinds ? { label: statusTabs.label, buttons } : undefined}
        />
        <Export data-off-paper>
          <ExportButton
            label={label}
            isDisabled={found === undefined}
            getTable={async () => createCsvTable(options.visible, await readAll())}
          />
        </Export>
        <Count id={countId} role="status">
          {found &&
            (found.isMore ? (
              <Trans>{formatCount(found.count, locale)}+ rows</Trans>
            ) : (
              <Plural value={found.count} one="# row" other="# rows" />
            ))}
        </Count>
        {/* Always rendered, because adding a print rule later would restyle every row. */}
        <PrintedSearch aria-hidden>{search && `“${search}”`}</PrintedSearch>
      </Line>
      <FilterChips
        chips={chips}
        statusChip={chosen && { id: chosen.status, label: chosen.label, onRemove: () => onStatusChange(undefined) }}
        isLong={isLong}
        onRemoved={() => opener.current?.focus()}
      />
    </Frame>
  )
}

/** With more statuses, they are shown inline only in wide lists. */
const MAX_INLINE_STATUSES = 3

type SearchBoxProps = {
  /** The applied search, which lags behind the input. */
  value: string
  onChange: (value: string) => void
}

/** Shows the input immediately, however long filtering takes. */
function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The search may be changed from outside, for example by a reset button.
  if (lastValue !== value) {
    setLastValue(value)
    setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    onChange(next)
  }
  return <SearchField label={t`Search`} value={typed} onChange={type} />
}
