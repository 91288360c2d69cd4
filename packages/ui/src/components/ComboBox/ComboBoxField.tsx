import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { type ComboBoxProps as AriaComboBoxProps, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { type Option, type Options, getRemoteSearch } from '../Select/Option.ts'
import { OptionsError, NoOptions, FootNote, List, Panel } from '../Select/Options.tsx'
import { Box, Root, IconTrigger } from './ComboBox.styles.ts'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { OptionRow } from '../Select/OptionRow.tsx'
import { MAX_SHOWN_OPTIONS } from './comboBoxOptions.ts'
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState'

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

type ComboBoxPopoverProps = { options: Options; found: readonly Option[]; search: string }

/** What opens under a field that searches; it says when there is more than it shows. */
function ComboBoxPopover({ options, found, search }: ComboBoxPopoverProps) {
  const { t, i18n } = useLingui()
  const part = getRemoteSearch(options)
  const overlay = useKeepOpenOnPageScroll(useContext(ComboBoxStateContext))
  return (
    <OverlayTriggerStateContext value={overlay}>
      <Panel>
        <List renderEmptyState={() => <NoOptions options={options} search={search} />}>
          {(option: Option) => <OptionRow option={option} />}
        </List>
        {part?.hasMore && found.length > 0 && <FootNote>{t`There are more. Type to find them.`}</FootNote>}
        {found.length > MAX_SHOWN_OPTIONS && (
          <FootNote>{t`The first ${i18n.number(MAX_SHOWN_OPTIONS)} of ${i18n.number(found.length)}. Type to narrow them down.`}</FootNote>
        )}
      </Panel>
    </OverlayTriggerStateContext>
  )
}

/**
 * A list that goes along with its field where the page moves, as it does for the keyboard of a phone; react-aria closes it
 * then. What scrolls inside the page still closes it: the list would be left behind.
 */
function useKeepOpenOnPageScroll(state: OverlayTriggerState | null): OverlayTriggerState | null {
  const isMoving = useRef(false)
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target !== document) return
      isMoving.current = true
      // Whoever listens after this hears the same event before.
      setTimeout(() => (isMoving.current = false))
    }
    window.addEventListener('scroll', hear, true)
    return () => window.removeEventListener('scroll', hear, true)
  }, [])
  if (!state) return null
  const close = () => {
    if (!isMoving.current) state.close()
  }
  return { ...state, close }
}
