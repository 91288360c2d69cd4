import { createContext, type RefObject } from 'react'
import type { AriaMenuOptions } from 'react-aria/useMenu'
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState'

/** What a button has to say to the menu that it opens: react-aria’s own `MenuTrigger` holds both, so neither could be late. */
type MenuButton = {
  state: RootMenuTriggerState
  menuProps: AriaMenuOptions<object>
  triggerRef: RefObject<Element | null>
}

export const MenuButtonContext = createContext<MenuButton | undefined>(undefined)
