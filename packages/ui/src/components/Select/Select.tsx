import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import {
  type SelectProps as AriaSelectProps,
  Button,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { TextLine } from '../Bdi/TextLine.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { NoOptions } from './NoOptions.tsx'
import type { Options } from './Option.ts'
import { OptionRow } from './OptionRow.tsx'
import { List, Panel } from './Options.styles.ts'
import { OptionsFailure } from './OptionsFailure.tsx'
import { optionsOf } from './optionsOf.ts'

const Root = styled(AriaSelect<object>)`
  ${fieldLayout}
`

const Control = styled(Button)`
  ${controlLook}
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

export type SelectProps = FieldTexts &
  Pick<AriaSelectProps<object>, 'name' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus'> & {
    items: Options
    selectedId: string | null
    onSelect: (id: string) => void
    /** What stands there while nothing is chosen. */
    placeholder?: string
    isReadOnly?: boolean
  }

/** One of a few; for long lists there is `ComboBox`, which searches. */
export function Select({
  label,
  description,
  errorMessage,
  items,
  selectedId,
  onSelect,
  placeholder,
  isReadOnly = false,
  ...props
}: SelectProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const options = optionsOf(items)
  return (
    <Root
      {...props}
      placeholder={placeholder ?? t`Choose one`}
      value={selectedId}
      onChange={(id) => {
        if (id !== null && !isReadOnly) onSelect(String(id))
      }}
      isOpen={isOpen && !isReadOnly}
      onOpenChange={setIsOpen}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control
        render={(button) => (
          <button
            {...button}
            {...(errorMessage && { 'aria-invalid': true })}
            {...(isReadOnly && { 'aria-disabled': true })}
          />
        )}
      >
        <Value>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : <TextLine>{selectedText}</TextLine>
          }
        </Value>
        <ChevronDown aria-hidden />
      </Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionsFailure options={items} />
      <Panel>
        <List items={options} renderEmptyState={() => <NoOptions options={items} />}>
          {(option) => <OptionRow option={option} />}
        </List>
      </Panel>
    </Root>
  )
}
