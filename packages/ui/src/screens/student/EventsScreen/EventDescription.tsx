import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Description } from './EventsScreen.styles.ts'

/** A text of more letters than this makes a card much taller than those beside it. */
const MANY_LETTERS = 280

/** What the event is about; of a long text the beginning, and the rest on a press. */
export function EventDescription({ text, title }: { text: string | null; title: string }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const words = text?.trim() || t`No description`
  const isLong = words.length > MANY_LETTERS
  return (
    <>
      <Description dir="auto" $isClamped={isLong && !isWhole}>
        {words}
      </Description>
      {isLong && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhole}
            aria-label={isWhole ? t`Show less of ${title}` : t`Show more of ${title}`}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}
