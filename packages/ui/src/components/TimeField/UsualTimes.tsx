import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { Opener } from '../DateField/Opener.ts'
import { UsualTimesPanel, type UsualTimesPanelProps } from './UsualTimesPanel.tsx'

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
    <MenuTrigger>
      <AtEnd aria-label={label} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </AtEnd>
      <UsualTimesPanel {...choice} label={label} />
    </MenuTrigger>
  )
}
