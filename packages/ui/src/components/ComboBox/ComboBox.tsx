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
    /** Shows the label to screen readers only, in a toolbar whose placeholder says the same. */
    isLabelHidden?: boolean
    /** The current choice of an edited record, which stays available even if `items` lacks it. */
    currentOption?: Option | undefined
  }

/** Searchable single select. Leaving without a choice restores the previous one. */
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
  // Undefined while the user isn't searching; then the chosen label is shown.
  const [search, setSearch] = useState<string>()
  const options = useMemo(() => includeCurrentOption(getOptions(items), currentOption), [items, currentOption])
  const chosen = useMemo(() => options.find(({ id }) => id === value), [options, value])
  const remoteSearch = getRemoteSearch(items)
  const found = useMemo(
    () =>
      remoteSearch ? filterRemoteResults(options, remoteSearch, search ?? '') : filterOptions(options, search ?? ''),
    [options, remoteSearch, search],
  )
  const shown = useMemo(() => limitOptions(found, search === undefined ? chosen : undefined), [found, search, chosen])
  const chosenLabel = chosen?.label ?? ''
  // Runs again when remote search becomes available, for text typed before.
  useEffect(() => remoteSearch?.search(search ?? ''), [remoteSearch, search])

  const choose = (id: string | null) => {
    setSearch(undefined)
    if (id !== value) onChange(id)
  }
  const type = (text: string) => {
    if (text === '' && value !== null) onChange(null)
    setSearch(text === chosenLabel ? undefined : text)
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
      inputValue={search ?? chosenLabel}
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

/** Puts the current option first if the options lack it. */
function includeCurrentOption(options: readonly Option[], currentOption: Option | undefined): readonly Option[] {
  return currentOption === undefined || options.some(({ id }) => id === currentOption.id)
    ? options
    : [currentOption, ...options]
}
