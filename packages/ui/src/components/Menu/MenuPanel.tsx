import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import type { AriaMenuOptions } from 'react-aria/useMenu'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuContext, RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { PopoverContext } from 'react-aria-components/Popover'
import { Provider } from 'react-aria-components/slots'
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState'
import type { Popover } from '../FocusReturn/Popover.tsx'
import { Caption, Choice, Item, List, Panel, Section } from './Menu.styles.ts'
import type { MenuChoice } from './MenuChoice.ts'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** Where it leads; without it, `onAction` is what it does. */
  href?: string
  onAction?: () => void
  /** What it is called where its words don’t say enough; it holds them. */
  name?: string
  /** It takes something away. */
  isDanger?: boolean
  isDisabled?: boolean
}

export type MenuPanelProps = {
  label: string
  items: readonly MenuEntry[]
  /** What can be chosen, above the rest. */
  choices?: readonly MenuChoice[]
  placement?: NonNullable<ComponentProps<typeof Popover>['placement']>
}

/** What the button has to say to the panel: react-aria’s own `MenuTrigger` holds both, so neither could be late. */
type OfButton = {
  state: RootMenuTriggerState
  menuProps: AriaMenuOptions<object>
  triggerRef: RefObject<Element | null>
}

/** What opens beside the button of a `Menu`. */
export function MenuPanel({
  label,
  items,
  choices,
  placement = 'bottom end',
  state,
  menuProps,
  triggerRef,
}: MenuPanelProps & OfButton) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const labelledBy = menuProps['aria-labelledby']
  return (
    <Provider
      values={[
        [MenuContext, { ...menuProps, ref: scrollRef }],
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [
          PopoverContext,
          { trigger: 'MenuTrigger', triggerRef, scrollRef, ...(labelledBy && { 'aria-labelledby': labelledBy }) },
        ],
      ]}
    >
      <Panel placement={placement}>
        <List aria-label={label}>
          {choices?.map((choice) => (
            <Section
              key={choice.label}
              selectionMode={choice.isSeveral ? 'multiple' : 'single'}
              disallowEmptySelection={!choice.isSeveral}
              selectedKeys={choice.chosen}
            >
              <Caption>{choice.label}</Caption>
              {choice.items.map(({ id, label: words, lang }) => (
                <Choice key={id} id={id} textValue={words} onAction={() => choice.onChoose(id)}>
                  <Check aria-hidden />
                  <span lang={lang}>{words}</span>
                </Choice>
              ))}
            </Section>
          ))}
          {items.map(({ id, label: words, name, icon, href, onAction, isDanger = false, isDisabled = false }) => (
            <Item
              key={id}
              id={id}
              textValue={words}
              isDisabled={isDisabled}
              data-is-danger={isDanger}
              {...(name !== undefined && { 'aria-label': name })}
              {...(href !== undefined && { href })}
              {...(onAction && { onAction })}
            >
              {icon}
              {words}
            </Item>
          ))}
        </List>
      </Panel>
    </Provider>
  )
}
