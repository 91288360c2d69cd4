import { toOneLine } from '@maktab/contract/wire/stripInvisible'
import type { ComponentProps, Ref } from 'react'
import {
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextField as AriaTextField,
} from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'

const Root = styled(AriaTextField)`
  ${fieldLayout}
`

const Control = styled(Input)`
  ${controlStyles}
`

export type TextFieldProps = FieldTextProps &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
    placeholder?: string
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * One line of text, without the invisible characters that come along with copied text. What is typed sets its own
 * direction and language; addresses are always left to right.
 */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  inputRef,
  onChange,
  ...props
}: TextFieldProps) {
  const tongueOf = useTextAttributes()
  return (
    <Root
      {...props}
      {...(onChange && { onChange: (text: string) => onChange(toOneLine(text)) })}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control
        {...(inputRef && { ref: inputRef })}
        {...tongueOf(props.value)}
        dir={directionOf(props.type)}
        {...(placeholder !== undefined && { placeholder })}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}

function directionOf(type: string | undefined): ComponentProps<'input'>['dir'] {
  return type === 'email' || type === 'url' || type === 'tel' ? 'ltr' : 'auto'
}
