import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useContext } from 'react'
import { type ComboBoxProps as AriaComboBoxProps, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import type { Option, Options } from '../Select/Option.ts'
import { OptionsError } from '../Select/OptionsError.tsx'
import { Box, Root, IconTrigger } from './ComboBox.styles.ts'
import { ComboBoxPopover } from './ComboBoxPopover.tsx'

type Mode = 'single' | 'multiple'

/** What is chosen of the list, and what happens when that or the search changes. */
type Choosing<M extends Mode> = Pick<
  AriaComboBoxProps<Option, M>,
  'selectionMode' | 'value' | 'onChange' | 'inputValue' | 'onInputChange' | 'onOpenChange' | 'onFocus'
> & { isReadOnly: boolean; isDisabled: boolean; isRequired: boolean }

type ComboBoxFieldProps<M extends Mode> = FieldTextProps &
  Choosing<M> & {
    name?: string | undefined
    autoFocus?: boolean | undefined
    placeholder?: string | undefined
    inputRef: RefObject<HTMLInputElement | null>
    onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
    items: Options
    found: readonly Option[]
    /** The rows of those found that are drawn. */
    shown: readonly Option[]
    search: string
    /** What was typed goes, without a choice. */
    onClearSearch: () => void
    /** What stands in the box before and after what is typed. */
    before?: ReactNode
    after?: ReactNode
    /** What has happened, for those who don’t see it. */
    announcement?: ReactNode
  }

/** A field in which one types what to look for, and the list of what is found under it. */
export function ComboBoxField<M extends Mode>({
  label,
  description,
  errorMessage,
  isRequired,
  placeholder,
  inputRef,
  onKeyDown,
  onBlur,
  items,
  found,
  shown,
  search,
  onClearSearch,
  before,
  after,
  announcement,
  ...choosing
}: ComboBoxFieldProps<M>) {
  const { t } = useLingui()
  const isInvalid = Boolean(errorMessage)
  const { value, selectionMode } = choosing
  const hasSome = selectionMode === 'multiple' && [value].flat().length > 0
  return (
    <Root<Option, M>
      {...choosing}
      items={shown}
      menuTrigger="manual"
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={isInvalid}
      // Of several the first is enough.
      isRequired={isRequired && !hasSome}
      onBlur={(event) => {
        onClearSearch()
        onBlur?.(event)
      }}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Box>
        {before}
        <SearchInput
          inputRef={inputRef}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          canOpen={!choosing.isReadOnly && !choosing.isDisabled}
        />
        {after}
        <IconTrigger aria-label={t`Show suggestions`} excludeFromTabOrder>
          <ChevronDown aria-hidden />
        </IconTrigger>
      </Box>
      {announcement}
      <FieldMessages description={description} errorMessage={errorMessage} />
      <OptionsError options={items} />
      <ComboBoxPopover options={items} found={found} search={search} />
    </Root>
  )
}

type SearchInputProps = Pick<ComboBoxFieldProps<Mode>, 'inputRef' | 'placeholder' | 'onKeyDown'> & { canOpen: boolean }

/** The list opens by a press into the field, and by typing. */
function SearchInput({ inputRef, placeholder, onKeyDown, canOpen }: SearchInputProps) {
  const tongueOf = useTextAttributes()
  const state = useContext(ComboBoxStateContext)
  const open = () => canOpen && state?.open(null, 'manual')
  return (
    <Input
      {...tongueOf(state?.inputValue ?? '')}
      ref={inputRef}
      placeholder={placeholder}
      onClick={open}
      onInput={open}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
    />
  )
}
