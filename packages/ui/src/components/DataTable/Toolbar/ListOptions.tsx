import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type Ref, createElement, useRef, useState } from 'react'
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { late } from '#late/late.ts'
import { useLate } from '#late/useLate.ts'
import { Coming } from '#components/Coming/Coming.tsx'
import { Opener, Words } from './ListOptions.styles.ts'
import type { OptionsContentProps } from './OptionsContent.tsx'
import type { OptionsPanelProps } from './OptionsPanel.tsx'

/** Nobody sees the options before they are opened, and they weigh as much as the rest of a list. */
const optionsPanel = late(async () => (await import('./OptionsPanel.tsx')).OptionsPanel)

type ListOptionsProps<Row> = OptionsContentProps<Row> & { ref?: Ref<HTMLButtonElement> }

/** One button for whatever a list can do besides being searched; what opens comes when it is near. */
export function ListOptions<Row>({ ref, ...content }: ListOptionsProps<Row>) {
  const overlay = useMenuTriggerState({})
  const triggerRef = useRef<HTMLButtonElement>(null)
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, overlay, triggerRef)
  const [wasOpen, setWasOpen] = useState(false)
  if (overlay.isOpen && !wasOpen) setWasOpen(true)
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
      {wasOpen && <LatePanel {...content} overlay={overlay} overlayProps={overlayProps} triggerRef={triggerRef} />}
    </>
  )
}

function LatePanel<Row>(props: OptionsPanelProps<Row>) {
  const Panel = useLate(optionsPanel, true)
  return Panel ? createElement(Panel<Row>, props) : props.overlay.isOpen && <Coming />
}
