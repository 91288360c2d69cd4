import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { type SelectProps as AriaSelectProps, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { NoOptions, List, Panel, OptionsError } from './OptionListParts.tsx'
import { type Options, getOptions } from './Option.ts'
import { OptionRow } from './OptionRow.tsx'

const Root = styled(AriaSelect)`
  ${fieldLayout}
`

const Control = styled(Button)`
  ${controlStyles}
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
  }
  &[aria-disabled] {
    background: ${tokens.color.surfaceSunken};
    cursor: default;
  }
`

const Value = styled(SelectValue)`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
`

export type SelectProps = FieldTextProps &
  Pick<AriaSelectProps<object>, 'name' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus'> & {
    items: Options
    selectedId: string | null
    onSelect: (id: string) => void
    /** Shown while nothing is selected. */
    placeholder?: string
    isReadOnly?: boolean
  }

/** Single select for short lists; use `ComboBox` for long ones. */
export function Select({
  label,
  description,
  errorMessage,
  items,
  selectedId,
  onSelect,
  placeholder,
  isRequired = false,
  isReadOnly = false,
  ...props
}: SelectProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isInvalid = Boolean(errorMessage)
  const options = getOptions(items)
  const chosen = options.find(({ id }) => id === selectedId)
  return (
    <Root
      {...props}
      value={selectedId}
      onChange={(key) => {
        if (key !== null && !isReadOnly) onSelect(String(key))
      }}
      isOpen={isOpen}
      onOpenChange={(next) => setIsOpen(next && !isReadOnly)}
      isInvalid={isInvalid}
      isRequired={isRequired}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Control
        render={(control) => (
          <button
            {...control}
            {...(isInvalid && { 'aria-invalid': true })}
            {...(isReadOnly && { 'aria-disabled': true })}
          />
        )}
      >
        <Value>{chosen ? <BlockBdi>{chosen.label}</BlockBdi> : (placeholder ?? t`Choose one`)}</Value>
        <ChevronDown aria-hidden />
      </Control>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <OptionsError options={items} />
      <Panel placement="bottom start">
        <List items={options} renderEmptyState={() => <NoOptions options={items} />}>
          {(option) => <OptionRow option={option} />}
        </List>
      </Panel>
    </Root>
  )
}
