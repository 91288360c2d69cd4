import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useTextField } from 'react-aria/useTextField'
import { useTongue } from '../Bdi/useTongue.ts'
import { Coming } from '../Coming/Coming.tsx'
import { type FieldTexts, FieldLabel, FieldNotes } from '../Field/FieldParts.tsx'
import { FieldTie } from '../Field/FieldTie.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionsFailure } from '../Select/OptionsFailure.tsx'
import { Box, Root, Sign } from './ComboBox.styles.ts'
import type { Choosing, Mode } from './FoundList.tsx'
import { useLateList } from './useLateList.ts'

type ChoiceFieldProps<M extends Mode> = FieldTexts &
  Choosing<M> & {
    name?: string | undefined
    autoFocus?: boolean | undefined
    placeholder?: string | undefined
    inputRef: RefObject<HTMLInputElement | null>
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
    items: Options
    found: readonly Option[]
    /** The rows of those found that are drawn. */
    shown: readonly Option[]
    search: string
    /** What was typed goes, without a choice. */
    onDropSearch: () => void
    /** What stands in the box before and after what is typed. */
    before?: ReactNode
    after?: ReactNode
    /** What has happened, for those who don’t see it. */
    told?: ReactNode
  }

/** A field in which one types what to look for, and the list of what is found under it. */
export function ChoiceField<M extends Mode>({
  label,
  description,
  errorMessage,
  name,
  isRequired,
  isReadOnly,
  isDisabled,
  autoFocus = false,
  placeholder,
  inputRef,
  onKeyDown,
  items,
  found,
  shown,
  search,
  onDropSearch,
  before,
  after,
  told,
  selectionMode,
  value,
  onChange,
  inputValue = '',
  onInputChange,
  onOpenChange,
  onFocus,
  onBlur,
  ...props
}: ChoiceFieldProps<M>) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isInvalid = Boolean(errorMessage)
  const chosen = [value].flat()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onDropSearch()
    onBlur?.(event)
  }
  const isFixed = isReadOnly || isDisabled
  const list = useLateList({ inputRef, buttonRef: button, isFixed, onDropSearch, onFocus, onBlur: leave })
  const { inputProps, ...field } = useTextField(
    {
      label,
      description,
      errorMessage,
      isInvalid,
      // Of several the first is enough.
      isRequired: isRequired && (selectionMode !== 'multiple' || chosen.length === 0),
      isReadOnly,
      isDisabled,
      autoFocus,
      value: inputValue,
      ...(onInputChange && { onChange: onInputChange }),
      ...(placeholder !== undefined && { placeholder }),
    },
    inputRef,
  )
  const choosing = { selectionMode, value, onChange, inputValue, onInputChange, onOpenChange, onFocus, onBlur: leave }
  const openList = () => list.open(null)
  return (
    <Root {...props} {...(isInvalid && { 'data-invalid': true })}>
      <FieldTie field={field} isInvalid={isInvalid}>
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Box ref={box} isInvalid={isInvalid} isDisabled={isDisabled}>
          {before}
          <input
            {...inputProps}
            {...list.inputProps}
            {...tongueOf(inputValue)}
            ref={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.inputProps['aria-expanded']}
            aria-controls={list.inputProps['aria-controls']}
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            onClick={openList}
            onInput={openList}
            onFocus={(event) => {
              event.currentTarget.select()
              list.inputProps.onFocus(event)
            }}
            onKeyDown={(event) => {
              list.inputProps.onKeyDown(event)
              onKeyDown?.(event)
            }}
          />
          {after}
          <Sign
            {...list.buttonProps}
            ref={button}
            slot={null}
            aria-label={t`Show suggestions`}
            aria-haspopup="listbox"
            isDisabled={isFixed}
            excludeFromTabOrder
            preventFocusOnPress
          >
            <ChevronDown aria-hidden />
          </Sign>
        </Box>
        {told}
        <FieldNotes description={description} errorMessage={errorMessage} />
      </FieldTie>
      <OptionsFailure options={items} />
      {name !== undefined && chosen.map((id) => <input key={id} type="hidden" name={name} value={id ?? ''} />)}
      {list.isAwaited && <Coming />}
      {list.FoundList && (
        <list.FoundList<M>
          {...list.listProps}
          options={items}
          found={found}
          shown={shown}
          search={search}
          choosing={{ ...choosing, isReadOnly, isDisabled, isRequired }}
          labelId={field.labelProps.id}
          inputRef={inputRef}
          buttonRef={button}
          boxRef={box}
        />
      )}
    </Root>
  )
}
