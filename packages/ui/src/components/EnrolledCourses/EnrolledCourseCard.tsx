import type { EnrolledCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import type { EnrolledCourseDetails } from '#lib/lessons/enrolledCourseDetails.ts'
import { getLessonKey, isLessonOnOrStartingSoon } from '#lib/lessons/upcomingLessons.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { JoinLessonButton, LessonHours } from '../NextLesson/NextLessonParts.tsx'
import { CourseStage } from '../OutlinePath/CourseStage.tsx'
import { SkeletonLine } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

const Article = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  h2,
  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

const Header = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: center;
`

const Thumbnail = styled.div`
  > :first-child {
    aspect-ratio: 1;
    container-type: inline-size;
    border-radius: ${tokens.radius.md};
  }
`

type EnrolledCourseCardProps = {
  course: EnrolledCourse
  details: EnrolledCourseDetails
  /** Whether the lessons are loaded; undefined if the backend has no timetable. */
  lessonsState: Remote<unknown>['state'] | undefined
  headingLevel: 2 | 3
  /** Key of a lesson whose *Join* is already on the page. */
  lessonKeyAbove: string | undefined
  /** The newest report; undefined if the page has no reports. */
  reportHref: string | undefined
  /** What the student practises for the course. */
  practice: ReactNode
  /** Buttons in the card's footer. */
  children: ReactNode
}

/** A course that the student takes: teacher, next lesson with *Join*, progress and last report; no price. */
export function EnrolledCourseCard({
  course,
  details: { teachers, nextLesson, progress, upcomingDays, reported },
  lessonsState,
  headingLevel,
  lessonKeyAbove,
  reportHref,
  practice,
  children,
}: EnrolledCourseCardProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const getTextAttributes = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  const isJoinable =
    nextLesson !== undefined && isLessonOnOrStartingSoon(nextLesson, now) && getLessonKey(nextLesson) !== lessonKeyAbove
  const reportDay = reported && formatIsoDay(reported.reported, locale)
  return (
    <Article>
      <Header>
        <Thumbnail>
          <CoursePicture id={course.id} name={course.name} url={course.image} />
        </Thumbnail>
        <div>
          <Heading {...getTextAttributes(course.name, course.description)}>{course.name}</Heading>
          {teachers.length > 0 && (
            <Text tone="muted" size="sm" breaksWords>
              <Bdi>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(teachers)}</Bdi>
            </Text>
          )}
        </div>
      </Header>
      <Stack gap="medium">
        <Inline gap="medium" justify="space-between">
          <div>
            {nextLesson ? (
              <>
                <Text tone="muted" size="sm">
                  <Trans>Next lesson</Trans>
                </Text>
                <LessonHours lesson={nextLesson} day="relative" />
              </>
            ) : (
              <NoNextLesson lessonsState={lessonsState} />
            )}
          </div>
          {isJoinable && <JoinLessonButton lesson={nextLesson} />}
        </Inline>
        {progress && <CourseStage progress={progress} upcomingDays={upcomingDays} />}
        {practice}
        {reportHref !== undefined && reportDay !== undefined && (
          <TextLink href={reportHref} aria-label={t`Report of ${reportDay}: ${course.name}`}>
            <Trans>Report of {reportDay}</Trans>
          </TextLink>
        )}
      </Stack>
      <Inline gap="small" data-off-paper>
        {children}
      </Inline>
    </Article>
  )
}

/** Nothing if the lessons failed to load, as it would be wrong to say that there are none. */
function NoNextLesson({ lessonsState }: Pick<EnrolledCourseCardProps, 'lessonsState'>) {
  if (lessonsState === 'loading') return <SkeletonLine width="10rem" />
  if (lessonsState !== 'ready') return null
  return (
    <Text tone="muted" size="sm">
      <Trans>No lesson in the next seven days</Trans>
    </Text>
  )
}
