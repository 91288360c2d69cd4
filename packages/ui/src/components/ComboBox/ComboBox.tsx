import { useLingui } from '@lingui/react/macro'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionsFailure } from '../Select/OptionsFailure.tsx'
import { optionsOf } from '../Select/optionsOf.ts'
import { Box, Root, Sign } from './ComboBox.styles.ts'
import { findOptions } from './findOptions.ts'
import { FoundList } from './FoundList.tsx'
import { listFor } from './listFor.ts'
import { SearchInput } from './SearchInput.tsx'
import { withHeld } from './withHeld.ts'

export type ComboBoxProps = FieldTexts &
  Pick<
    AriaComboBoxProps<Option>,
    'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus'
  > & {
    items: Options
    value: string | null
    onChange: (id: string | null) => void
    placeholder?: string
    /** What an edited record holds: it stays to be chosen and keeps its words, whether or not `items` have it. */
    held?: Option | undefined
  }

/** One of many, found by typing. Leaving without a choice puts the last one back. */
export function ComboBox({
  label,
  description,
  errorMessage,
  items,
  value,
  onChange,
  placeholder,
  held,
  onBlur,
  ...props
}: ComboBoxProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  // Undefined while nobody searches: then the words of what is chosen stand there.
  const [search, setSearch] = useState<string>()
  const options = useMemo(() => withHeld(optionsOf(items), held), [items, held])
  const chosen = useMemo(() => options.find(({ id }) => id === value), [options, value])
  const found = useMemo(() => findOptions(options, search ?? ''), [options, search])
  const shown = useMemo(() => listFor(found, search === undefined ? chosen : undefined), [found, search, chosen])
  const words = chosen?.label ?? ''
  const isReadOnly = props.isReadOnly ?? false

  const choose = (id: string | null) => {
    setSearch(undefined)
    if (id !== value) onChange(id)
  }
  const type = (text: string) => {
    if (text === '' && value !== null) onChange(null)
    setSearch(text === words ? undefined : text)
  }
  return (
    <Root<Option>
      {...props}
      ref={root}
      items={shown}
      value={value}
      onChange={(id) => choose(id === null ? null : String(id))}
      inputValue={search ?? words}
      onInputChange={type}
      onBlur={(event) => {
        setSearch(undefined)
        onBlur?.(event)
      }}
      menuTrigger="manual"
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Box>
        <SearchInput placeholder={placeholder ?? t`Type to search`} isReadOnly={isReadOnly} />
        {value !== null && !isReadOnly && !props.isDisabled && (
          <Sign
            slot={null}
            aria-label={t`Clear ${label}`}
            excludeFromTabOrder
            onPress={() => {
              choose(null)
              root.current?.querySelector('input')?.focus()
            }}
          >
            <X aria-hidden />
          </Sign>
        )}
        <Sign>
          <ChevronDown aria-hidden />
        </Sign>
      </Box>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionsFailure options={items} />
      <FoundList options={items} found={found} search={search ?? ''} />
    </Root>
  )
}
