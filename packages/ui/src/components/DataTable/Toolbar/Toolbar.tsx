import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { formatCount } from '#model/formatCount.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import type { Column, TableState } from '../Column.ts'
import { SegmentButtons } from '../segments/SegmentButtons.tsx'
import type { Segment } from '../segments/Segments.ts'
import { type Chip, Chips } from './Chips.tsx'
import { ListOptions } from './ListOptions.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Count, Filter, Frame, InLine, Line, PrintedSearch } from './Toolbar.styles.ts'

type ToolbarProps<Row> = {
  /** What the rows are: the exported file’s name. */
  label: string
  columns: readonly Column<Row>[]
  /** How many rows there are, found or not. */
  total: number
  /** How many are found, or at least so many; not there while they are read. */
  found: { count: number; isMore: boolean } | undefined
  /** All rows that are found, on whatever page. */
  readAll: () => Promise<readonly Row[]>
  state: TableState
  onChange: (next: Partial<TableState>) => void
  onSearch: (search: string) => void
  /** What kinds there are, by what, and which is chosen. */
  kinds: { label: string; all: readonly Segment[]; chosen: string | undefined }
  /** What the list is filtered by on the server. */
  chips: readonly Chip[]
  /** A `FilterBar`: above the rows, on phones among the list options. */
  filter: ReactNode
  /** Names the count, which describes the table. */
  countId: string
}

/** Above the rows: the filters, then on one line the kinds, the search, the list options and the number of rows. */
export function Toolbar<Row>(all: ToolbarProps<Row>) {
  const { kinds, chips, filter, countId, onSearch, total, found, ...props } = all
  const { state, onChange } = props
  const { locale } = useLocale()
  const opener = useRef<HTMLButtonElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const chosen = kinds.all.find(({ kind }) => kind === kinds.chosen)
  const isLong = kinds.all.length > MOST_IN_LINE
  const buttons = (
    <SegmentButtons
      label={kinds.label}
      segments={kinds.all}
      total={total}
      chosen={chosen?.kind}
      onChoose={(segment) => onChange({ segment })}
    />
  )
  const hasKinds = kinds.all.length > 0
  return (
    <Frame>
      {filter && !isPhone && <Filter>{filter}</Filter>}
      <Line>
        {hasKinds && <InLine $isLong={isLong}>{buttons}</InLine>}
        <SearchBox value={state.search} onChange={onSearch} />
        <ListOptions
          {...props}
          ref={opener}
          filter={isPhone && filter}
          kinds={hasKinds ? { label: kinds.label, buttons } : undefined}
        />
        <Count id={countId} role="status">
          {found &&
            (found.isMore ? (
              <Trans>At least {formatCount(found.count, locale)} rows</Trans>
            ) : (
              <Plural value={found.count} one="# row" other="# rows" />
            ))}
        </Count>
        {/* There before anything is searched: a rule for paper that comes later has every row looked at anew. */}
        <PrintedSearch aria-hidden>{state.search && `“${state.search}”`}</PrintedSearch>
      </Line>
      <Chips
        chips={chips}
        kind={chosen && { id: chosen.kind, label: chosen.word, onRemove: () => onChange({ segment: undefined }) }}
        isLong={isLong}
        onRemoved={() => opener.current?.focus()}
      />
    </Frame>
  )
}

/** More kinds than these stand in the line of a wide list only. */
const MOST_IN_LINE = 3
