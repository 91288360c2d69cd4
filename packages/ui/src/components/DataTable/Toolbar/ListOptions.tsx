import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, createContext, createElement, memo, useCallback, useContext, useRef } from 'react'
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import { Coming } from '#components/Coming/Coming.tsx'
import { Opener, Words } from './ListOptions.styles.ts'
import type { OptionsContentProps } from './OptionsContent.tsx'
import type { OptionsPanel, OptionsPanelProps } from './OptionsPanel.tsx'
import { useWasOpen } from '#late/useWasOpen.ts'

/** Nobody sees the options before they are opened, and they weigh as much as the rest of a list. */
const optionsPanel = late(async () => (await import('./OptionsPanel.tsx')).OptionsPanel)

type LatePanelProps = Omit<OptionsPanelProps<never>, keyof OptionsContentProps<never>>

type ListOptionsProps<Row> = OptionsContentProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** What the panel shows of the list around it, past the button, which is the same whatever that is. */
const Content = createContext<(Panel: typeof OptionsPanel, props: LatePanelProps) => ReactNode>(() => null)

/** One button for whatever a list can do besides being searched; what opens comes when it is near. */
export function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const draw = useCallback(
    (Panel: typeof OptionsPanel, props: LatePanelProps) => createElement(Panel<Row>, { ...content, ...props }),
    [content],
  )
  return (
    <Content value={draw}>
      <OptionsButton ref={ref} />
    </Content>
  )
}

const OptionsButton = memo(function OptionsButton({ ref }: { ref: Ref<HTMLButtonElement> | undefined }) {
  const overlay = useMenuTriggerState({})
  const triggerRef = useRef<HTMLButtonElement>(null)
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, overlay, triggerRef)
  const wasOpen = useWasOpen(overlay.isOpen)
  return (
    <>
      <PressResponder {...triggerProps} ref={triggerRef} isPressed={overlay.isOpen}>
        <Opener ref={ref} $variant="secondary" $size="md">
          <SlidersHorizontal aria-hidden />
          <Words>
            <Trans>List options</Trans>
          </Words>
        </Opener>
      </PressResponder>
      {wasOpen && <LatePanel overlay={overlay} overlayProps={overlayProps} triggerRef={triggerRef} />}
    </>
  )
})

function LatePanel(props: LatePanelProps) {
  const draw = useContext(Content)
  const Panel = useLate(optionsPanel, true)
  return Panel ? draw(Panel, props) : props.overlay.isOpen && <Coming />
}
