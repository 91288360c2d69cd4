import { Check } from 'lucide-react'
import {
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Checkbox,
  CheckboxGroup as AriaCheckboxGroup,
} from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { Choices, choiceStyles } from '../RadioGroup/choices.styles.ts'
import { ChoiceLabel } from '../RadioGroup/RadioGroup.tsx'
import type { Option } from '../Select/Option.ts'

const Root = styled(AriaCheckboxGroup)`
  ${fieldLayout}
`

const Choice = styled(Checkbox)`
  ${choiceStyles}

  > [aria-hidden] {
    border-radius: ${tokens.radius.sm};
  }
  svg {
    inline-size: 16px;
    opacity: 0;
  }
  &[data-selected] > [aria-hidden] {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
  &[data-selected] svg {
    opacity: 1;
  }
`

export type CheckboxGroupProps = FieldTextProps &
  Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style' | 'value' | 'onChange' | 'defaultValue'> & {
    items: readonly Option[]
    value: readonly string[]
    onChange: (ids: string[]) => void
    /** Stacks the choices vertically, for long labels. */
    isStacked?: boolean
  }

/** Several choices out of a few visible ones, side by side where there is room. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  items,
  value,
  isStacked,
  ...props
}: CheckboxGroupProps) {
  return (
    <Root {...props} value={[...value]} validationBehavior="aria" isInvalid={Boolean(errorMessage)}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Choices $isStacked={isStacked}>
        {items.map((item) => (
          <Choice key={item.id} value={item.id} isDisabled={item.disabledReason !== undefined}>
            <span aria-hidden>
              <Check />
            </span>
            <ChoiceLabel option={item} />
          </Choice>
        ))}
      </Choices>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
