import { toOneLine } from '@maktab/shared/stripInvisible'
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
 * Single-line input that removes invisible characters from pasted text. Typed text sets its own direction and language;
 * addresses are always left to right.
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
  const getTextAttributes = useTextAttributes()
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
        {...getTextAttributes(props.value)}
        dir={getDirection(props.type)}
        {...(placeholder !== undefined && { placeholder })}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}

function getDirection(type: string | undefined): ComponentProps<'input'>['dir'] {
  return type === 'email' || type === 'url' || type === 'tel' ? 'ltr' : 'auto'
}
