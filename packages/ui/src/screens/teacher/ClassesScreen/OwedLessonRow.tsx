import type { OwedLesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { formatWallTime } from '#model/wallTime.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { tokens } from '#theme/tokens.ts'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  overflow-wrap: anywhere;
`

const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
`

/** One lesson, by the school’s clocks, and how far its marks have come. */
export function OwedLessonRow({ lesson, href }: { lesson: OwedLesson; href: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { title, marked, students } = lesson
  const day = formatWireDay(lesson.heldOn, locale)
  return (
    <Row>
      <Words>
        <strong>
          <Bdi>{title}</Bdi>
        </strong>
        <Facts>
          <Bdi>{day}</Bdi>
          <Bdi>{`${formatWallTime(lesson.from, locale)} – ${formatWallTime(lesson.to, locale)}`}</Bdi>
          <span>
            <Trans>
              {marked} of {students} marked
            </Trans>
          </span>
        </Facts>
      </Words>
      <TextLink href={href} aria-label={t`Mark attendance: ${title}, ${day}`}>
        <Trans>Mark attendance</Trans>
      </TextLink>
    </Row>
  )
}
