import type { DOMAttributes, RefObject } from 'react'
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { PopoverContext } from 'react-aria-components/Popover'
import { Provider } from 'react-aria-components/slots'
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { OptionsContent, type OptionsContentProps } from './OptionsContent.tsx'
import { Content, Floating, Overlay, Sheet } from './OptionsPanel.styles.ts'

/** What the button has to say to the panel: react-aria’s own `DialogTrigger` holds both, so neither could be late. */
export type OptionsPanelProps<Row> = OptionsContentProps<Row> & {
  overlay: RootMenuTriggerState
  overlayProps: DOMAttributes<Element> & { id?: string }
  triggerRef: RefObject<Element | null>
}

/** What opens beside the button of a list’s options, or on a phone from below. */
export function OptionsPanel<Row>({ overlay, overlayProps, triggerRef, ...content }: OptionsPanelProps<Row>) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const { id } = overlayProps
  const dialog = (
    <Content>
      <OptionsContent {...content} />
    </Content>
  )
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, overlay],
        [RootMenuTriggerStateContext, overlay],
        [DialogContext, overlayProps],
        [PopoverContext, { trigger: 'DialogTrigger', triggerRef, ...(id !== undefined && { id }) }],
      ]}
    >
      {isPhone ? (
        <Overlay isDismissable>
          <Sheet>{dialog}</Sheet>
        </Overlay>
      ) : (
        <Floating placement="bottom end">{dialog}</Floating>
      )}
    </Provider>
  )
}
