import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatCount } from '#model/formatCount.ts'
import { Choice, Choices, Many } from './SegmentButtons.styles.ts'
import type { Segment } from './Segments.ts'

type SegmentButtonsProps = {
  /** What the kinds are by: “Status”. */
  label: string
  segments: readonly Segment[]
  /** How many rows there are of all kinds; without it one kind is always chosen. */
  total?: number
  chosen: string | undefined
  onChoose: (kind: string | undefined) => void
}

/** One press leaves the rows of one kind; each button says how many that are. */
export function SegmentButtons({ label, segments, total, chosen, onChoose }: SegmentButtonsProps) {
  const { locale } = useLocale()
  return (
    <Choices role="group" aria-label={label}>
      {total !== undefined && (
        <Choice type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          <Trans>All</Trans> <Many>{formatCount(total, locale)}</Many>
        </Choice>
      )}
      {segments.map(({ kind, word, count }) => (
        <Choice key={kind} type="button" aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {word} {count !== undefined && <Many>{formatCount(count, locale)}</Many>}
        </Choice>
      ))}
    </Choices>
  )
}
