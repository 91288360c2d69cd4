import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { PickerButton } from '../DateField/PickerButton.ts'
import { SuggestedTimesMenu, type SuggestedTimesMenuProps } from './SuggestedTimesMenu.tsx'

const AtEnd = styled(PickerButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
`

type SuggestedTimesButtonProps = Omit<SuggestedTimesMenuProps, 'label'> & {
  /** The field that they are for. */
  of: string
  isDisabled?: boolean | undefined
}

/** Times that are chosen more often than typed, behind a button at the end of the field. */
export function SuggestedTimesButton({ of, isDisabled = false, ...choice }: SuggestedTimesButtonProps) {
  const { t } = useLingui()
  const label = t`Usual times: ${of}`
  return (
    <MenuTrigger>
      <AtEnd aria-label={label} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </AtEnd>
      <SuggestedTimesMenu {...choice} label={label} />
    </MenuTrigger>
  )
}
