import { type TextFieldProps, TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { controlStyles, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'

const Root = styled(TextField)`
  ${fieldLayout}
`

const Control = styled(AriaTextArea)`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-block-size: calc(${({ rows = 4 }) => rows} * 1lh + 2 * ${tokens.space[2]});
  max-block-size: 60vh;
`

export type TextAreaProps = FieldTextProps &
  Omit<TextFieldProps, 'children' | 'className' | 'style' | 'type'> & {
    /** Minimum number of lines. */
    rows?: number
    placeholder?: string
  }

/** Multi-line input that grows with its content. */
export function TextArea({ label, description, errorMessage, rows = 4, placeholder, ...props }: TextAreaProps) {
  const getTextAttributes = useTextAttributes()
  return (
    <Root {...props} validationBehavior="aria" isInvalid={Boolean(errorMessage)}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Control rows={rows} {...getTextAttributes(props.value)} {...(placeholder !== undefined && { placeholder })} />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
