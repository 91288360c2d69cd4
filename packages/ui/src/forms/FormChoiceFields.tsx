import { type RadioGroupProps, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { useId } from 'react'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { type CheckboxGroupProps, CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx'
import { type SelectProps, Select } from '../components/Select/Select.tsx'
import { Text } from '#components/Text/Text.tsx'

type FormRadioGroupProps<Values> = Omit<RadioGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** RadioGroup bound to a field of the enclosing form. */
export function FormRadioGroup<Values = never>({ name, ...props }: FormRadioGroupProps<Values>) {
  return <RadioGroup {...props} {...useFormField<string | null>(name, props.label)} />
}

/** Checkbox bound to a field of the enclosing form. */
export function FormCheckbox<Values = never>({ name, label }: { name: FieldPath<Values, boolean>; label: string }) {
  const { value, onChange, errorMessage, 'data-field': field, ...props } = useFormField<boolean>(name, label)
  const errorId = useId()
  const isInvalid = errorMessage !== undefined
  return (
    <div data-field={field} {...(isInvalid && { 'data-invalid': true })}>
      <Checkbox
        {...props}
        isSelected={value}
        onChange={onChange}
        isInvalid={isInvalid}
        {...(isInvalid && { 'aria-describedby': errorId })}
      >
        {label}
      </Checkbox>
      {isInvalid && (
        <Text tone="danger" size="sm" breaksWords id={errorId}>
          {errorMessage}
        </Text>
      )}
    </div>
  )
}

type FormCheckboxGroupProps<Values> = Omit<CheckboxGroupProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string[]>
}

/** CheckboxGroup bound to a field of the enclosing form. */
export function FormCheckboxGroup<Values = never>({ name, ...props }: FormCheckboxGroupProps<Values>) {
  return <CheckboxGroup {...props} {...useFormField<string[]>(name, props.label)} />
}

type FormSelectProps<Values> = Omit<SelectProps, 'selectedId' | 'onSelect' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string | null>
}

/** Select bound to a field of the enclosing form. */
export function FormSelect<Values = never>({ name, ...props }: FormSelectProps<Values>) {
  const { value, onChange, ...field } = useFormField<string | null>(name, props.label)
  return <Select {...props} {...field} selectedId={value} onSelect={onChange} />
}
