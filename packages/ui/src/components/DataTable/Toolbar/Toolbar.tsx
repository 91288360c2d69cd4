import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { formatCount } from '#lib/memoizeByKey.ts'
import { breakpoints, tokens } from '#theme/tokens.ts'
import { SearchField } from '#components/SearchField/SearchField.tsx'
import { StatusTabs, type StatusTab } from '../statusTabs/StatusTabs.tsx'
import { type FilterChip, FilterChips } from './FilterChips.tsx'
import {
  type ListOptionsPanelProps,
  ListOptionsPanel,
  Content,
  ListOptionsPopover,
  Overlay,
  Sheet,
} from './ListOptionsPanel.tsx'
import { Count, Filter, Frame, InlineStatusTabs, Line, PrintedSearch } from './Toolbar.styles.ts'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { type ButtonStyleProps, buttonStyles } from '#components/Button/Button.styles.ts'
import { visuallyHidden } from '#theme/mixins.ts'

const Opener = styled(Button)<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;

  @container toolbar (max-width: 56rem) {
    inline-size: ${tokens.size.control};
    padding: 0;
  }
`

/** Visually hidden in narrow toolbars, which show only the icon. */
const ButtonLabel = styled.span`
  @container toolbar (max-width: 56rem) {
    ${visuallyHidden}
  }
`

type ListOptionsProps<Row> = ListOptionsPanelProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** Button for the list options, which open in a popover or, on a phone, in a bottom sheet. */
function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const dialog = (
    <Content>
      <ListOptionsPanel {...content} />
    </Content>
  )
  return (
    <DialogTrigger>
      <Opener ref={ref} $variant="secondary" $size="md">
        <SlidersHorizontal aria-hidden />
        <ButtonLabel>
          <Trans>List options</Trans>
        </ButtonLabel>
      </Opener>
      {isPhone ? (
        <Overlay isDismissable>
          <Sheet>{dialog}</Sheet>
        </Overlay>
      ) : (
        <ListOptionsPopover placement="bottom end">{dialog}</ListOptionsPopover>
      )}
    </DialogTrigger>
  )
}

type ToolbarProps<Row> = Omit<ListOptionsPanelProps<Row>, 'statusTabs'> & {
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

/** Toolbar above the rows: filters, statuses, search, list options and row count. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { statusTabs, onStatusChange, chips, filter, countId, search, onSearch, total, found, ...options } = props
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
