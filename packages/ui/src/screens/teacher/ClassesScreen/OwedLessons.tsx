import type { OwedLesson } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { formatWallTime } from '#model/wallTime.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { Facts, List, Owed, Row } from './OwedLessons.styles.ts'

const FIRST = 3

type OwedLessonsProps = {
  lessons: readonly OwedLesson[]
  /** The register of the class on that day. */
  getRegisterHref: (lesson: OwedLesson) => string
}

/** Lessons that are over and still want their marks, the newest first, each with the way to its register. */
export function OwedLessons({ lessons, getRegisterHref }: OwedLessonsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [isWhole, setWhole] = useState(false)
  const titleId = useId()
  if (lessons.length === 0) return null
  const shown = isWhole ? lessons : lessons.slice(0, FIRST)
  return (
    <Owed aria-labelledby={titleId} data-off-paper>
      <h2 id={titleId}>
        <Trans>Lessons that want their marks</Trans>
      </h2>
      <List>
        {shown.map((lesson) => {
          const { timingId, day, heldOn, title, from, to, marked, students } = lesson
          const when = formatWireDay(heldOn, locale)
          return (
            <Row key={`${timingId} ${day}`}>
              <Facts>
                <Bdi>{title}</Bdi>
                <small>
                  {when}, {formatWallTime(from, locale)} – {formatWallTime(to, locale)}
                  {marked > 0 && <> · {t`${marked} of ${students} marked`}</>}
                </small>
              </Facts>
              <LinkButton
                variant="secondary"
                size="sm"
                href={getRegisterHref(lesson)}
                icon={<ClipboardCheck aria-hidden />}
                aria-label={t`Mark ${title}, ${when}`}
              >
                <Trans>Mark</Trans>
              </LinkButton>
            </Row>
          )
        })}
      </List>
      {lessons.length > shown.length && (
        <div>
          <Button variant="secondary" size="sm" onPress={() => setWhole(true)}>
            <Plural value={lessons.length - shown.length} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
    </Owed>
  )
}
