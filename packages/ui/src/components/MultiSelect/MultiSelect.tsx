import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { filterOptions } from '../ComboBox/filterOptions.ts'
import { limitOptions } from '../ComboBox/limitOptions.ts'
import { ComboBoxField } from '../ComboBox/ComboBoxField.tsx'
import type { FieldTextProps } from '../Field/FieldParts.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { getOptions } from '../Select/getOptions.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import { SelectedTags } from './SelectedTags.tsx'

export type MultiSelectProps = FieldTextProps &
  Pick<
    AriaComboBoxProps<Option, 'multiple'>,
    'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus'
  > & {
    items: Options
    value: readonly string[]
    onChange: (ids: string[]) => void
    placeholder?: string
  }

/** Several of many: what is chosen stands in the field, and Backspace takes the last one out again. */
export function MultiSelect({
  label,
  items,
  value,
  onChange,
  placeholder,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  ...props
}: MultiSelectProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [told, setTold] = useState('')
  const options = getOptions(items)
  const chosen = useMemo(() => {
    const byId = new Map(options.map((option) => [option.id, option]))
    return value.map((id) => byId.get(id) ?? { id, label: id })
  }, [options, value])
  const found = useMemo(() => filterOptions(options, search), [options, search])
  const shown = useMemo(() => limitOptions(found, undefined), [found])
  const isFixed = isReadOnly || isDisabled

  const change = (ids: string[]) => {
    // The list tells what is chosen on leaving too, when nothing has changed.
    if (ids.length === value.length) return
    setTold('')
    onChange(ids)
  }
  const remove = (option: Option) => {
    onChange(value.filter((id) => id !== option.id))
    setTold(t`${option.label} removed`)
    input.current?.focus()
  }
  const removeLast = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (key === 'Backspace' && currentTarget.value === '' && last && !isFixed) remove(last)
  }
  return (
    <ComboBoxField<'multiple'>
      {...props}
      label={label}
      placeholder={chosen.length > 0 ? undefined : (placeholder ?? t`Type to search`)}
      inputRef={input}
      onKeyDown={removeLast}
      items={items}
      found={found}
      shown={shown}
      search={search}
      selectionMode="multiple"
      value={value}
      onChange={(ids) => change(ids.map(String))}
      inputValue={search}
      onInputChange={setSearch}
      onOpenChange={(isOpen) => {
        if (!isOpen) setSearch('')
      }}
      onClearSearch={() => setSearch('')}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      before={<SelectedTags label={label} chosen={chosen} onRemove={isFixed ? undefined : remove} />}
      announcement={
        <VisuallyHidden as="div" role="status">
          {told}
        </VisuallyHidden>
      }
    />
  )
}
