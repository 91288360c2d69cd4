import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { useToday } from '#environment/Clock.tsx'
import { addDays } from '#model/wireDay.ts'
import { tokens } from '#theme/tokens.ts'
import { formatDays } from './dayNames.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`

const Which = styled.p`
  flex: 1 1 12rem;
  font-size: ${tokens.text.lg};
  font-weight: ${tokens.weight.semibold};
`

const Moves = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

type WeekMovesProps = { days: readonly string[]; onMove: (day: string | undefined) => void }

/** Which week it is, and the way to those before and after. */
export function WeekMoves({ days, onMove }: WeekMovesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const [first = today] = days
  return (
    <Bar>
      <Which aria-live="polite">{formatDays(first, days.at(-1) ?? first, locale)}</Which>
      <Moves data-off-paper>
        <IconButton label={t`Week before`} onPress={() => onMove(addDays(first, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="secondary" size="sm" isDisabled={days.includes(today)} onPress={() => onMove(undefined)}>
          <Trans>This week</Trans>
        </Button>
        <IconButton label={t`Week after`} onPress={() => onMove(addDays(first, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Moves>
    </Bar>
  )
}
