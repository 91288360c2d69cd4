import { Plural, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Opener } from '../DatePicker/DatePicker.styles.ts'
import { Popover } from '../FocusReturn/Popover.tsx'
import type { UsualTime } from './usualTimes.ts'

const AtEnd = styled(Opener)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
`

const Panel = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: 10rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const List = styled(Menu)`
  max-block-size: 18rem;
  padding: ${tokens.space[1]};
  overflow: auto;
  outline: none;
`

const Item = styled(MenuItem)`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${tokens.size.control};
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  outline: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-focused] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: ${tokens.weight.semibold};
  }
`

const Length = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

type UsualTimesProps = {
  /** The field that they are for. */
  of: string
  times: readonly UsualTime[]
  value: string
  onChoose: (time: string) => void
  isDisabled?: boolean | undefined
}

/** Times that are chosen more often than typed, behind a button at the end of the field. */
export function UsualTimes({ of, times, value, onChoose, isDisabled = false }: UsualTimesProps) {
  const { t } = useLingui()
  const label = t`Usual times: ${of}`
  return (
    <MenuTrigger>
      <AtEnd aria-label={label} isDisabled={isDisabled}>
        <Clock aria-hidden />
      </AtEnd>
      <Panel placement="bottom end">
        <List
          aria-label={label}
          selectionMode="single"
          selectedKeys={[value]}
          onAction={(time) => onChoose(String(time))}
        >
          {times.map(({ time, length }) => (
            <Item key={time} id={time} textValue={time}>
              <Bdi>{time}</Bdi>
              {length !== undefined && (
                <Length>
                  <Plural value={length} one="# minute" other="# minutes" />
                </Length>
              )}
            </Item>
          ))}
        </List>
      </Panel>
    </MenuTrigger>
  )
}
