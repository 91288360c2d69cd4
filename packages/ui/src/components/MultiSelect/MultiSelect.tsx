import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import { type Option, type Options, getOptions } from '../Select/Option.ts'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { filterOptions, limitOptions } from '../ComboBox/comboBoxOptions.ts'
import { ComboBoxField } from '../ComboBox/ComboBoxField.tsx'
import type { FieldTextProps } from '../Field/FieldParts.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  max-inline-size: 100%;
  padding: ${tokens.space[1]};

  li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: calc(${tokens.size.controlSmall} - 2px);
    padding-inline-start: ${tokens.space[3]};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
  li:not(:has(button)) {
    padding-inline-end: ${tokens.space[3]};
  }
`

const Remove = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: max(32px, ${tokens.size.target});
  block-size: max(32px, ${tokens.size.target});
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  svg {
    inline-size: 16px;
  }
`

type SelectedTagsProps = { label: string; chosen: readonly Option[]; onRemove?: ((option: Option) => void) | undefined }

/** The selected options as removable tags; read-only without `onRemove`. */
function SelectedTags({ label, chosen, onRemove }: SelectedTagsProps) {
  const { t } = useLingui()
  if (chosen.length === 0) return null
  return (
    <Root aria-label={t`Selected: ${label}`}>
      {chosen.map((option) => (
        <li key={option.id}>
          <BlockBdi>{option.label}</BlockBdi>
          {onRemove && (
            <Remove slot={null} aria-label={t`Remove ${option.label}`} onPress={() => onRemove(option)}>
              <X aria-hidden />
            </Remove>
          )}
        </li>
      ))}
    </Root>
  )
}

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

/** Searchable multi-select: selections are tags in the field, and Backspace removes the last one. */
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
  const [announcement, setAnnouncement] = useState('')
  const options = getOptions(items)
  const chosen = useMemo(() => {
    const byId = new Map(options.map((option) => [option.id, option]))
    return value.map((id) => byId.get(id) ?? { id, label: id })
  }, [options, value])
  const found = useMemo(() => filterOptions(options, search), [options, search])
  const shown = useMemo(() => limitOptions(found, undefined), [found])
  const isLocked = isReadOnly || isDisabled

  const change = (ids: string[]) => {
    // react-aria also reports the selection on blur, when nothing has changed.
    if (ids.length === value.length) return
    setAnnouncement('')
    onChange(ids)
  }
  const remove = (option: Option) => {
    onChange(value.filter((id) => id !== option.id))
    setAnnouncement(t`${option.label} removed`)
    input.current?.focus()
  }
  const removeLast = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (key === 'Backspace' && currentTarget.value === '' && last && !isLocked) remove(last)
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
      before={<SelectedTags label={label} chosen={chosen} onRemove={isLocked ? undefined : remove} />}
      announcement={
        <VisuallyHidden as="div" role="status">
          {announcement}
        </VisuallyHidden>
      }
    />
  )
}
