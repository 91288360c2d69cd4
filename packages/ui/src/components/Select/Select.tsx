import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useField } from 'react-aria/useField'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { useId } from 'react-aria/useId'
import { Button } from 'react-aria-components/Button'
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { styled } from 'styled-components'
import { useWasOpen } from '#late/useWasOpen.ts'
import { tokens } from '#theme/tokens.ts'
import { TextLine } from '../Bdi/TextLine.ts'
import { controlLook, fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { FieldTie } from '../Field/FieldTie.tsx'
import { useMenuButton } from '../Menu/useMenuButton.ts'
import type { Options } from './Option.ts'
import { OptionsFailure } from './OptionsFailure.tsx'
import { optionsOf } from './optionsOf.ts'
import { useClosedKeys } from './useClosedKeys.ts'
import { SelectPanel } from './SelectPanel.tsx'

const Root = styled.div`
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

const Value = styled.span`
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

/**
 * One of a few; for long lists there is `ComboBox`, which searches. Its list comes when it is near: react-aria’s own
 * `Select` brings it along with the button.
 */
export function Select({
  label,
  description,
  errorMessage,
  items,
  selectedId,
  onSelect,
  placeholder,
  name,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  autoFocus = false,
  onBlur,
  onFocus,
  ...props
}: SelectProps) {
  const { t } = useLingui()
  const isInvalid = Boolean(errorMessage)
  const options = optionsOf(items)
  const chosen = options.find(({ id }) => id === selectedId)
  const button = useRef<HTMLButtonElement>(null)
  const valueId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const state = useMenuTriggerState({
    isOpen: isAsked && !isReadOnly,
    onOpenChange: (isOpen) => setIsAsked(isOpen && !isReadOnly),
  })
  const wasOpen = useWasOpen(state.isOpen)
  const { buttonProps, menuProps } = useMenuButton(state, button, 'listbox')
  const { fieldProps, ...field } = useField({ label, description, errorMessage, isInvalid, labelElementType: 'span' })
  const labelId = field.labelProps.id
  const choose = (id: string) => {
    if (!isReadOnly) onSelect(id)
  }
  const isClosedKey = useClosedKeys(options, selectedId, choose)
  const focusButton = () => {
    if (isDisabled) return
    button.current?.focus()
    // The ring shows where the focus has gone.
    setInteractionModality('keyboard')
  }
  return (
    <Root {...props} {...(isInvalid && { 'data-invalid': true })}>
      <FieldTie
        field={{ ...field, labelProps: { ...field.labelProps, onClick: focusButton } }}
        isInvalid={isInvalid}
        labelElement="span"
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Control
          {...buttonProps}
          ref={button}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          aria-labelledby={[valueId, labelId].join(' ')}
          aria-describedby={fieldProps['aria-describedby']}
          onFocus={(event) => onFocus?.(event)}
          onBlur={(event) => {
            if (state.isOpen && menuProps.id !== undefined && document.getElementById(menuProps.id)) return
            // A list still on its way would take the focus from where it has gone.
            state.close()
            onBlur?.(event)
          }}
          render={(control) => (
            <button
              {...control}
              {...(isInvalid && { 'aria-invalid': true })}
              {...(isReadOnly && { 'aria-disabled': true })}
              onKeyDown={(event) => {
                if (!isClosedKey(event)) control.onKeyDown?.(event)
              }}
            />
          )}
        >
          <Value id={valueId} {...(!chosen && { 'data-placeholder': true })}>
            {chosen ? <TextLine>{chosen.label}</TextLine> : (placeholder ?? t`Choose one`)}
          </Value>
          <ChevronDown aria-hidden />
        </Control>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </FieldTie>
      <OptionsFailure options={items} />
      {name !== undefined && <input type="hidden" name={name} value={selectedId ?? ''} disabled={isDisabled} />}
      {wasOpen && (
        <SelectPanel
          items={items}
          selectedId={selectedId}
          onSelect={choose}
          isOpen={state.isOpen}
          onOpenChange={state.setOpen}
          autoFocus={state.focusStrategy ?? true}
          triggerRef={button}
          id={menuProps.id}
          labelId={labelId}
          onBlur={onBlur}
        />
      )}
    </Root>
  )
}
