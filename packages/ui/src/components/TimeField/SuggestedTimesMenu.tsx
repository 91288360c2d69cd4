import { parseWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { Plural } from '@lingui/react/macro'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Popover } from '../RestoreFocus/RestoreFocus.tsx'
import { Text } from '../Text/Text.tsx'

const DAY = 1440
const HALF_HOUR = 30
const FIRST = 5 * 60
const LAST = 23 * 60
const LENGTHS = [30, 45, 60, 90, 120]

/** A suggested time; for an end time, `length` is the number of minutes since the start. */
export type SuggestedTime = { time: string; length?: number }

/** Start times: every half hour between the first prayer and the night. */
export function createHalfHourTimes(): SuggestedTime[] {
  return Array.from({ length: (LAST - FIRST) / HALF_HOUR + 1 }, (_, index) => ({
    time: toWallTime(FIRST + index * HALF_HOUR),
  }))
}

/** End times for a start time; every half hour if the start isn't known. */
export function createEndTimes(from: string): SuggestedTime[] {
  const start = parseWallTime(from)
  if (start === undefined) return createHalfHourTimes()
  return LENGTHS.map((length) => ({ time: toWallTime((start + length) % DAY), length }))
}

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

export type SuggestedTimesMenuProps = {
  label: string
  times: readonly SuggestedTime[]
  value: string
  onChoose: (time: string) => void
}

/** Menu of `SuggestedTimesButton`. */
export function SuggestedTimesMenu({ label, times, value, onChoose }: SuggestedTimesMenuProps) {
  return (
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
              <Text as="span" tone="muted" size="sm">
                <Plural value={length} one="# minute" other="# minutes" />
              </Text>
            )}
          </Item>
        ))}
      </List>
    </Panel>
  )
}
