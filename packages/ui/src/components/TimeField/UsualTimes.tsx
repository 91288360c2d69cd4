import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { lateComponent } from '#late/lateComponent.tsx'
import { Coming } from '../Coming/Coming.tsx'
import { Opener } from '../DateField/Opener.ts'
import { MenuOpener } from '../Menu/MenuOpener.tsx'
import type { UsualTimesPanelProps } from './UsualTimesPanel.tsx'

const Panel = lateComponent(async () => (await import('./UsualTimesPanel.tsx')).UsualTimesPanel, Coming)

const AtEnd = styled(Opener)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
`

type UsualTimesProps = Omit<UsualTimesPanelProps, 'label'> & {
  /** The field that they are for. */
  of: string
  isDisabled?: boolean | undefined
}

/** Times that are chosen more often than typed, behind a button at the end of the field. */
export function UsualTimes({ of, isDisabled = false, ...choice }: UsualTimesProps) {
  const { t } = useLingui()
  const label = t`Usual times: ${of}`
  return (
    <MenuOpener panel={<Panel {...choice} label={label} />}>
      <AtEnd aria-label={label} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </AtEnd>
    </MenuOpener>
  )
}
