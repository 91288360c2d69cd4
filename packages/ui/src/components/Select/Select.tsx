import { ChevronDown } from 'lucide-react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { tokens } from '../../theme/tokens.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'
import type { FieldTexts } from '../Field/FieldParts.tsx'
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'

const Root = styled(AriaSelect)`
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
  [data-placeholder] {
    color: ${tokens.color.textMuted};
  }
`

const Panel = styled(Popover)`
  min-inline-size: var(--trigger-width);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const Options = styled(ListBox)`
  display: grid;
  padding: ${tokens.space[1]};
  outline: none;
`

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  outline: none;
  cursor: pointer;

  &[data-focused] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    color: ${tokens.color.brand};
    font-weight: ${tokens.weight.semibold};
  }
`

export type SelectItem = { id: string; label: string }

type SelectProps = FieldTexts & {
  items: readonly SelectItem[]
  selectedId: string | null
  onSelect: (id: string) => void
  /** What stands there while nothing is chosen. */
  placeholder: string
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of a few; for long lists there is a field that searches. */
export function Select({
  label,
  description,
  errorMessage,
  items,
  selectedId,
  onSelect,
  placeholder,
  ...props
}: SelectProps) {
  return (
    <Root
      {...props}
      placeholder={placeholder}
      value={selectedId}
      onChange={(id) => id !== null && onSelect(String(id))}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control>
        <SelectValue />
        <ChevronDown aria-hidden />
      </Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Panel>
        <Options>
          {items.map(({ id, label: words }) => (
            <Option key={id} id={id} textValue={words}>
              {words}
            </Option>
          ))}
        </Options>
      </Panel>
    </Root>
  )
}
