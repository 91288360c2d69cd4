import { type ReactNode, useContext, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuContext, RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { PopoverContext } from 'react-aria-components/Popover'
import { Provider } from 'react-aria-components/slots'
import { MenuButtonContext } from './MenuButtonContext.ts'

/** Tells a panel with a menu in it of the button that it belongs to. */
export function OpenedMenu({ children }: { children: ReactNode }) {
  const button = useContext(MenuButtonContext)
  const scrollRef = useRef<HTMLDivElement>(null)
  if (!button) throw new Error('No MenuOpener stands around what it opens.')
  const { state, menuProps, triggerRef } = button
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
      {children}
    </Provider>
  )
}
