import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import type { FieldTextProps } from '../Field/FieldParts.tsx'
import { type Option, type Options, getOptions, getRemoteSearch } from '../Select/Option.ts'
import { IconTrigger } from './ComboBox.styles.ts'
import { filterRemoteResults, filterOptions, limitOptions } from './comboBoxOptions.ts'
import { ComboBoxField } from './ComboBoxField.tsx'

export type ComboBoxProps = FieldTextProps &
  Pick<
    AriaComboBoxProps<Option>,
    'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus'
  > & {
    items: Options
    value: string | null
    onChange: (id: string | null) => void
    placeholder?: string
    /** What an edited record holds: it stays to be chosen and keeps its words, whether or not `items` have it. */
    currentOption?: Option | undefined
  }

/** One of many, found by typing. Leaving without a choice puts the last one back. */
export function ComboBox({
  label,
  items,
  value,
  onChange,
  placeholder,
  currentOption,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  ...props
}: ComboBoxProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // Undefined while nobody searches: then the words of what is chosen stand there.
  const [search, setSearch] = useState<string>()
  const options = useMemo(() => includeCurrentOption(getOptions(items), currentOption), [items, currentOption])
  const chosen = useMemo(() => options.find(({ id }) => id === value), [options, value])
  const part = getRemoteSearch(items)
  const found = useMemo(
    () => (part ? filterRemoteResults(options, part, search ?? '') : filterOptions(options, search ?? '')),
    [options, part, search],
  )
  const shown = useMemo(() => limitOptions(found, search === undefined ? chosen : undefined), [found, search, chosen])
  const words = chosen?.label ?? ''
  // Also what was typed before the list came.
  useEffect(() => part?.search(search ?? ''), [part, search])

  const choose = (id: string | null) => {
    setSearch(undefined)
    if (id !== value) onChange(id)
  }
  const type = (text: string) => {
    if (text === '' && value !== null) onChange(null)
    setSearch(text === words ? undefined : text)
  }
  const clear = () => {
    choose(null)
    input.current?.focus()
  }
  return (
    <ComboBoxField<'single'>
      {...props}
      label={label}
      placeholder={placeholder ?? t`Type to search`}
      inputRef={input}
      items={items}
      found={found}
      shown={shown}
      search={search ?? ''}
      selectionMode="single"
      value={value}
      onChange={(id) => choose(id === null ? null : String(id))}
      inputValue={search ?? words}
      onInputChange={type}
      onClearSearch={() => setSearch(undefined)}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      after={
        value !== null &&
        !isReadOnly &&
        !isDisabled && (
          <IconTrigger slot={null} aria-label={t`Clear ${label}`} excludeFromTabOrder onPress={clear}>
            <X aria-hidden />
          </IconTrigger>
        )
      }
    />
  )
}

/** The options, and before them the one that a record holds where it is none of them. */
function includeCurrentOption(options: readonly Option[], held: Option | undefined): readonly Option[] {
  return held === undefined || options.some(({ id }) => id === held.id) ? options : [held, ...options]
}
