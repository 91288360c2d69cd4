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
import { OptionsError, NoOptions, FootNote, List, Panel } from '../Select/OptionListParts.tsx'
import { Box, Root, IconTrigger } from './ComboBox.styles.ts'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { OptionRow } from '../Select/OptionRow.tsx'
import { MAX_SHOWN_OPTIONS } from './comboBoxOptions.ts'
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState'

type Mode = 'single' | 'multiple'

/** Selection and search state, with their change handlers. */
type SelectionProps<M extends Mode> = Pick<
  AriaComboBoxProps<Option, M>,
  'selectionMode' | 'value' | 'onChange' | 'inputValue' | 'onInputChange' | 'onOpenChange' | 'onFocus'
> & { isReadOnly: boolean; isDisabled: boolean; isRequired: boolean }

type ComboBoxFieldProps<M extends Mode> = FieldTextProps &
  SelectionProps<M> & {
    isLabelHidden?: boolean | undefined
    name?: string | undefined
    autoFocus?: boolean | undefined
    placeholder?: string | undefined
    inputRef: RefObject<HTMLInputElement | null>
    onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
    items: Options
    found: readonly Option[]
    /** The subset of `found` that is rendered. */
    shown: readonly Option[]
    search: string
    /** Clears the search without choosing. */
    onClearSearch: () => void
    /** Content before and after the input. */
    before?: ReactNode
    after?: ReactNode
    /** Live-region message for screen readers. */
    announcement?: ReactNode
  }

/** Text field with a list of matching options. */
export function ComboBoxField<M extends Mode>({
  label,
  isLabelHidden,
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
  ...selection
}: ComboBoxFieldProps<M>) {
  const { t } = useLingui()
  const isInvalid = Boolean(errorMessage)
  const { value, selectionMode } = selection
  const hasSelection = selectionMode === 'multiple' && [value].flat().length > 0
  return (
    <Root<Option, M>
      {...selection}
      items={shown}
      menuTrigger="manual"
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={isInvalid}
      // With multiple selection, one choice satisfies `isRequired`.
      isRequired={isRequired && !hasSelection}
      onBlur={(event) => {
        onClearSearch()
        onBlur?.(event)
      }}
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Box>
        {before}
        <SearchInput
          inputRef={inputRef}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          canOpen={!selection.isReadOnly && !selection.isDisabled}
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

/** Input that opens the list on click and on typing. */
function SearchInput({ inputRef, placeholder, onKeyDown, canOpen }: SearchInputProps) {
  const getTextAttributes = useTextAttributes()
  const state = useContext(ComboBoxStateContext)
  const open = () => canOpen && state?.open(null, 'manual')
  return (
    <Input
      {...getTextAttributes(state?.inputValue ?? '')}
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

/** Popover with the options, and a note if there are more. */
function ComboBoxPopover({ options, found, search }: ComboBoxPopoverProps) {
  const { t, i18n } = useLingui()
  const remoteSearch = getRemoteSearch(options)
  const overlay = useKeepOpenOnPageScroll(useContext(ComboBoxStateContext))
  return (
    <OverlayTriggerStateContext value={overlay}>
      <Panel>
        <List renderEmptyState={() => <NoOptions options={options} search={search} />}>
          {(option: Option) => <OptionRow option={option} />}
        </List>
        {remoteSearch?.hasMore && found.length > 0 && <FootNote>{t`Type to see more.`}</FootNote>}
        {found.length > MAX_SHOWN_OPTIONS && (
          <FootNote>{t`Showing ${i18n.number(MAX_SHOWN_OPTIONS)} of ${i18n.number(found.length)}. Type to narrow the list.`}</FootNote>
        )}
      </Panel>
    </OverlayTriggerStateContext>
  )
}

/**
 * Keeps the list open when the page itself scrolls, as it does when a phone's keyboard appears; react-aria would close
 * it. Scrolling inside the page still closes it, because the list wouldn't follow its field.
 */
function useKeepOpenOnPageScroll(state: OverlayTriggerState | null): OverlayTriggerState | null {
  const isPageScrolling = useRef(false)
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (target !== document) return
      isPageScrolling.current = true
      // Resets after the other listeners of this event have run.
      setTimeout(() => (isPageScrolling.current = false))
    }
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [])
  if (!state) return null
  const close = () => {
    if (!isPageScrolling.current) state.close()
  }
  return { ...state, close }
}
