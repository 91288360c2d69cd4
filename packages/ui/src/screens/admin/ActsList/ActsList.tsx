import type { Act } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { Button } from '#components/Button/Button.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { shownInstant } from '#model/eventTime.ts'
import type { ActedRecord } from './ActedRecord.ts'
import { List, Reason, Row } from './ActsList.styles.ts'
import { ActSentence } from './ActSentence.tsx'

/** The newest say how it stands; the others come with one press. */
const SHOWN = 5

type ActsListProps = {
  label: string
  /** The newest first. */
  acts: readonly Act[]
  /** Whose page this is: acts on it needn’t name it. Undefined where they are of many. */
  of?: ActedRecord
}

/** Who decided what, when and why. */
export function ActsList({ label, acts, of }: ActsListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const count = acts.length
  return (
    <>
      <List aria-label={label}>
        {(isWhole ? acts : acts.slice(0, SHOWN)).map((act) => (
          <ActRow key={act.id} act={act} of={of} />
        ))}
      </List>
      {!isWhole && count > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count} decisions</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function ActRow({ act, of }: { act: Act; of: ActedRecord | undefined }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const { record, reason, at } = act
  const isOfPage = record.kind === of?.kind && record.id === of.id
  return (
    <Row>
      <span>
        <ActSentence act={act} />
      </span>
      <small>
        <time dateTime={at}>{shownInstant(new Date(at), locale, timeZone)}</time>
        {!isOfPage &&
          namesOf(act).map((name) => (
            <span key={name}>
              {' · '}
              <Bdi>{name}</Bdi>
            </span>
          ))}
      </small>
      {reason && (
        <Masked kind="text">
          <Reason>
            <TextLine>{reason}</TextLine>
          </Reason>
        </Masked>
      )}
    </Row>
  )
}

/** What an act was about, but for the course that its sentence has already. */
function namesOf({ kind, record, what }: Act): string[] {
  const more = kind === 'assignCourse' || kind === 'removeCourse' || what === null ? [] : [what]
  return [record.name, ...more].filter((name) => name.trim() !== '')
}
