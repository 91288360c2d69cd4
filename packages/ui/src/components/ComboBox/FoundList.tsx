import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CollectionBuilder } from 'react-aria/CollectionBuilder'
import { type AriaComboBoxProps, useComboBox } from 'react-aria/useComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ListBoxContext, ListStateContext } from 'react-aria-components/ListBox'
import { PopoverContext } from 'react-aria-components/Popover'
import { Provider } from 'react-aria-components/slots'
import { type ComboBoxStateOptions, useComboBoxState } from 'react-stately/useComboBoxState'
import type { Option } from '../Select/Option.ts'
import { type FoundPanelProps, FoundPanel } from './FoundPanel.tsx'
import type { ListControls, ListState, Opening } from './ListControls.ts'
import { useStayOpen } from './useStayOpen.ts'

export type Mode = 'single' | 'multiple'

/** What is chosen of the list, and what is to be done when that or the search changes. */
export type Choosing<M extends Mode> = Pick<
  AriaComboBoxProps<Option, M>,
  'selectionMode' | 'value' | 'onChange' | 'inputValue' | 'onInputChange' | 'onOpenChange' | 'onFocus' | 'onBlur'
> & { isReadOnly: boolean; isDisabled: boolean; isRequired: boolean }

export type FoundListProps<M extends Mode> = FoundPanelProps & {
  /** The rows of those found that are drawn. */
  shown: readonly Option[]
  choosing: Choosing<M>
  /** Who labels field and list. */
  labelId: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
  boxRef: RefObject<HTMLElement | null>
  /** It was opened before it came. */
  opening: Opening | undefined
  onOpened: () => void
  controlsRef: RefObject<ListControls | null>
  onState: (state: ListState) => void
}

/**
 * The list of a field that searches, and what its keys do. It comes when it is near: react-aria’s own `ComboBox` brings
 * it along with the field, so the field is ours, and this tells it what to do.
 */
export function FoundList<M extends Mode>({ options, found, search, shown, ...props }: FoundListProps<M>) {
  const panel = <FoundPanel options={options} found={found} search={search} />
  return (
    <CollectionBuilder content={<ListBoxContext value={{ items: shown }}>{panel}</ListBoxContext>}>
      {(collection: ComboBoxStateOptions<Option, M>['collection']) => (
        <Worked {...props} collection={collection} shown={shown} panel={panel} />
      )}
    </CollectionBuilder>
  )
}

type WorkedProps<M extends Mode> = Omit<FoundListProps<M>, keyof FoundPanelProps> & {
  collection: ComboBoxStateOptions<Option, M>['collection']
  panel: ReactNode
}

function Worked<M extends Mode>({
  collection,
  shown,
  panel,
  choosing,
  labelId,
  inputRef,
  buttonRef,
  boxRef,
  opening,
  onOpened,
  controlsRef,
  onState,
}: WorkedProps<M>) {
  const listBoxRef = useRef<HTMLDivElement>(null)
  const popoverRef = useRef<HTMLElement>(null)
  const shared = {
    ...choosing,
    ...(labelId !== undefined && { 'aria-labelledby': labelId }),
    items: shown,
    menuTrigger: 'manual' as const,
    allowsEmptyCollection: true,
    validationBehavior: 'aria' as const,
  }
  const state = useComboBoxState<Option, M>({ ...shared, collection })
  const { inputProps, buttonProps, listBoxProps } = useComboBox<Option, M>(
    { ...shared, inputRef, buttonRef, listBoxRef, popoverRef },
    state,
  )
  const { 'aria-expanded': isExpanded, 'aria-controls': listId, 'aria-activedescendant': activeId } = inputProps
  useLayoutEffect(() => {
    controlsRef.current = { inputProps, buttonProps, open: (at) => !state.isOpen && state.open(at, 'manual') }
  })
  useLayoutEffect(
    () => onState({ 'aria-expanded': isExpanded, 'aria-controls': listId, 'aria-activedescendant': activeId }),
    [onState, isExpanded, listId, activeId],
  )
  const overlay = useStayOpen(state)
  const isComeLate = useRef(true)
  useEffect(() => {
    if (isComeLate.current && document.activeElement === inputRef.current) state.setFocused(true)
    isComeLate.current = false
    if (opening === undefined) return
    state.open(opening, 'manual')
    onOpened()
  }, [state, opening, onOpened, inputRef])
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, overlay],
        [
          PopoverContext,
          {
            ref: popoverRef,
            triggerRef: boxRef,
            scrollRef: listBoxRef,
            placement: 'bottom start',
            isNonModal: true,
            trigger: 'ComboBox',
          },
        ],
        [ListBoxContext, { ...listBoxProps, ref: listBoxRef }],
        [ListStateContext, state],
      ]}
    >
      {panel}
    </Provider>
  )
}
