import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { formatCount } from '#lib/formatters.ts'
import { breakpoints, tokens } from '#theme/tokens.ts'
import { SearchField } from '#components/SearchField/SearchField.tsx'
import { StatusTabs, type StatusTab } from '../statusTabs/StatusTabs.tsx'
import { type FilterChip, FilterChips } from './FilterChips.tsx'
import { type OptionsContentProps, OptionsContent, Content, OptionsPopover, Overlay, Sheet } from './OptionsContent.tsx'
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

/** Where there is no room for them the sign says it, and they are read aloud. */
const Words = styled.span`
  @container toolbar (max-width: 56rem) {
    ${visuallyHidden}
  }
`

type ListOptionsProps<Row> = OptionsContentProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** One button for whatever a list can do besides being searched. It opens a panel beside it, or on a phone from below. */
function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const dialog = (
    <Content>
      <OptionsContent {...content} />
    </Content>
  )
  return (
    <DialogTrigger>
      <Opener ref={ref} $variant="secondary" $size="md">
        <SlidersHorizontal aria-hidden />
        <Words>
          <Trans>List options</Trans>
        </Words>
      </Opener>
      {isPhone ? (
        <Overlay isDismissable>
          <Sheet>{dialog}</Sheet>
        </Overlay>
      ) : (
        <OptionsPopover placement="bottom end">{dialog}</OptionsPopover>
      )}
    </DialogTrigger>
  )
}

type ToolbarProps<Row> = Omit<OptionsContentProps<Row>, 'kinds'> & {
  /** How many rows there are, found or not. */
  total: number
  /** How many are found, or at least so many; not there while they are read. */
  found: { count: number; isMore: boolean } | undefined
  search: string
  onSearch: (search: string) => void
  /** What kinds there are, by what, and which is chosen. */
  kinds: { label: string; all: readonly StatusTab[]; chosen: string | undefined }
  onChooseKind: (kind: string | undefined) => void
  /** What the list is filtered by on the server. */
  chips: readonly FilterChip[]
  /** Names the count, which describes the table. */
  countId: string
}

/** Above the rows: the filters, then on one line the kinds, the search, the list options and the number of rows. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { kinds, onChooseKind, chips, filter, countId, search, onSearch, total, found, ...options } = props
  const { locale } = useLocale()
  const opener = useRef<HTMLButtonElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const chosen = kinds.all.find(({ status }) => status === kinds.chosen)
  const isLong = kinds.all.length > MOST_IN_LINE
  const buttons = (
    <StatusTabs
      label={kinds.label}
      segments={kinds.all}
      total={total}
      chosen={chosen?.status}
      onChoose={onChooseKind}
    />
  )
  const hasKinds = kinds.all.length > 0
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
        <PrintedSearch aria-hidden>{search && `“${search}”`}</PrintedSearch>
      </Line>
      <FilterChips
        chips={chips}
        kind={chosen && { id: chosen.status, label: chosen.label, onRemove: () => onChooseKind(undefined) }}
        isLong={isLong}
        onRemoved={() => opener.current?.focus()}
      />
    </Frame>
  )
}

/** More kinds than these stand in the line of a wide list only. */
const MOST_IN_LINE = 3

type SearchBoxProps = {
  /** What the rows are searched by; a little behind what is typed. */
  value: string
  onChange: (value: string) => void
}

/** What is typed is shown at once, whatever it costs to find the rows. */
function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [found, setFound] = useState(value)
  // Something else may change it: a button that clears it.
  if (found !== value) {
    setFound(value)
    setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    onChange(next)
  }
  return <SearchField label={t`Search`} value={typed} onChange={type} />
}
