import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { Box, Root, Sign } from '../ComboBox/ComboBox.styles.ts'
import { findOptions } from '../ComboBox/findOptions.ts'
import { FoundList } from '../ComboBox/FoundList.tsx'
import { listFor } from '../ComboBox/listFor.ts'
import { SearchInput } from '../ComboBox/SearchInput.tsx'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionsFailure } from '../Select/OptionsFailure.tsx'
import { optionsOf } from '../Select/optionsOf.ts'
import { ChosenTags } from './ChosenTags.tsx'

const Told = styled.div`
  ${visuallyHidden}
`

export type MultiSelectProps = FieldTexts &
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
  description,
  errorMessage,
  items,
  value,
  onChange,
  placeholder,
  onBlur,
  ...props
}: MultiSelectProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [told, setTold] = useState('')
  const options = optionsOf(items)
  const chosen = useMemo(() => {
    const byId = new Map(options.map((option) => [option.id, option]))
    return value.map((id) => byId.get(id) ?? { id, label: id })
  }, [options, value])
  const found = useMemo(() => findOptions(options, search), [options, search])
  const shown = useMemo(() => listFor(found, undefined), [found])
  const isFixed = Boolean(props.isReadOnly || props.isDisabled)

  const change = (ids: string[]) => {
    // The list tells what is chosen on leaving too, when nothing has changed.
    if (ids.length === value.length) return
    setTold('')
    onChange(ids)
  }
  const remove = (option: Option) => {
    onChange(value.filter((id) => id !== option.id))
    setTold(t`${option.label} removed`)
    root.current?.querySelector('input')?.focus()
  }
  const removeLast = ({ key, currentTarget }: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (key === 'Backspace' && (currentTarget as HTMLInputElement).value === '' && last && !isFixed) remove(last)
  }
  return (
    <Root<Option, 'multiple'>
      {...props}
      ref={root}
      selectionMode="multiple"
      items={shown}
      value={value}
      onChange={(ids) => change(ids.map(String))}
      inputValue={search}
      onInputChange={setSearch}
      onOpenChange={(isOpen) => {
        if (!isOpen) setSearch('')
      }}
      onBlur={(event) => {
        setSearch('')
        onBlur?.(event)
      }}
      menuTrigger="manual"
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Box>
        <ChosenTags label={label} chosen={chosen} onRemove={isFixed ? undefined : remove} />
        <SearchInput
          placeholder={chosen.length > 0 ? undefined : (placeholder ?? t`Type to search`)}
          isReadOnly={props.isReadOnly ?? false}
          onKeyDown={removeLast}
        />
        <Sign>
          <ChevronDown aria-hidden />
        </Sign>
      </Box>
      <Told role="status">{told}</Told>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionsFailure options={items} />
      <FoundList options={items} found={found} search={search} />
    </Root>
  )
}
