import {
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import { fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import type { Option } from '../Select/Option.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Choices, choiceStyles } from './choices.styles.ts'

const Root = styled(AriaRadioGroup)`
  ${fieldLayout}
`

const Choice = styled(Radio)`
  ${choiceStyles}

  > [aria-hidden] {
    border-radius: ${tokens.radius.full};
  }
  &[data-selected] > [aria-hidden] {
    border: 7px solid ${tokens.color.brand};
  }
`

export type RadioGroupProps = FieldTextProps &
  Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'value' | 'onChange' | 'defaultValue'> & {
    items: readonly Option[]
    value: string | null
    onChange: (id: string) => void
  }

/** A choice of one out of a few visible options, side by side where there is room unless `orientation` is vertical. */
export function RadioGroup({ label, description, errorMessage, items, ...props }: RadioGroupProps) {
  return (
    <Root {...props} validationBehavior="aria" isInvalid={Boolean(errorMessage)}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Choices $isStacked={props.orientation === 'vertical'}>
        {items.map((item) => (
          <Choice key={item.id} value={item.id} isDisabled={item.disabledReason !== undefined}>
            <span aria-hidden />
            <ChoiceLabel option={item} />
          </Choice>
        ))}
      </Choices>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}

/** The label of a choice, with its note and why it is disabled. */
export function ChoiceLabel({ option: { label, note, disabledReason } }: { option: Option }) {
  return (
    <Stack as="span" gap="none" breaksWords>
      <BlockBdi>{label}</BlockBdi>
      {note !== undefined && (
        <Text as="span" tone="muted" size="sm">
          {note}
        </Text>
      )}
      {disabledReason !== undefined && (
        <Text as="span" tone="muted" size="sm">
          {disabledReason}
        </Text>
      )}
    </Stack>
  )
}
