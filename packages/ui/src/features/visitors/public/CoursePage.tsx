import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/VisitorPageLayout.tsx'
import type { PublicCourse, PublicTeacher } from '#lib/school/PublicCourse.ts'
import { readWeekdays } from '#lib/time/weekdays.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { CourseEnrollCard, EnrollmentLinks } from './CourseEnrollCard.tsx'
import { BackLinkRow, Description, Details, Header, Root, StickyFooter, Topics } from './CoursePage.styles.ts'
import { TeacherCards } from './TeacherCards.tsx'

type CoursePageProps = {
  course: PublicCourse
  /** Teachers of the course with a public profile. */
  teachers: readonly PublicTeacher[]
  coursesHref: string
  /** Link to the registration with this course preselected. */
  enrollHref: string
  /** Link to ask for a trial lesson of this course; undefined if the school offers none. */
  trialHref?: string | undefined
  /** Public URL of this page; undefined until known. */
  address: string | undefined
  /** The visitor’s time zone; undefined until known, as on a prerendered page. */
  viewerZone: string | undefined
}

/** Public page of a course: price and facts, then description, times, teachers and topics. */
export function CoursePage({
  course,
  teachers,
  coursesHref,
  enrollHref,
  trialHref,
  address,
  viewerZone,
}: CoursePageProps) {
  const { id, name, image, description, outlines, times, price, pricing } = course
  return (
    <>
      <Root>
        <BackLinkRow>
          <a href={coursesHref}>
            <ArrowLeft aria-hidden />
            <Trans>All courses</Trans>
          </a>
        </BackLinkRow>
        <Header>
          <CoursePicture id={id} name={name} url={image} isPriority />
          <PageTitle languageHint={description}>{name}</PageTitle>
        </Header>
        <CourseEnrollCard course={course} enrollHref={enrollHref} trialHref={trialHref} address={address} />
        <Details>
          {description && (
            <Description>
              <BlockBdi>{description}</BlockBdi>
            </Description>
          )}
          {times.length > 0 && <CourseTimes times={times} viewerZone={viewerZone} />}
          {teachers.length > 0 && (
            <>
              <h2 id="teachers">
                <Trans>Teachers of this course</Trans>
              </h2>
              <TeacherCards teachers={teachers} />
            </>
          )}
          {outlines.length > 0 && <CourseTopics topics={outlines} />}
        </Details>
      </Root>
      <BottomBarInset />
      <StickyFooter>
        {/* With two buttons there is no room for the price, which is on the first screen. */}
        {trialHref === undefined && (
          <span>
            <CoursePrice price={price} pricing={pricing} />
          </span>
        )}
        <EnrollmentLinks enrollHref={enrollHref} trialHref={trialHref} />
      </StickyFooter>
    </>
  )
}

type CourseTimesProps = Pick<PublicCourse, 'times'> & Pick<CoursePageProps, 'viewerZone'>

/** The weekly times of the course’s classes. */
function CourseTimes({ times, viewerZone }: CourseTimesProps) {
  const { timeZone } = useSchoolSettings()
  const timings = times.map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
  return (
    <>
      <h2>
        <Trans>Current class times</Trans>
      </h2>
      <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone ?? timeZone} />
      <p>
        <Trans>If none of these suit you, tell us your times when you enroll.</Trans>
      </p>
    </>
  )
}

type CourseTopicsProps = { topics: readonly { title: string; description?: string }[] }

/** The numbered topics of a course that the school publishes. */
function CourseTopics({ topics }: CourseTopicsProps) {
  const { i18n } = useLingui()
  const numbered = topics.map((topic, index) => ({ ...topic, number: index + 1 }))
  return (
    <>
      <h2>
        <Trans>What you’ll learn</Trans>
      </h2>
      <Topics role="list">
        {numbered.map(({ number, title, description }) => (
          <li key={number}>
            <span aria-hidden>{i18n.number(number)}</span>
            <h3>
              <BlockBdi languageHint={description}>{title}</BlockBdi>
            </h3>
            {description !== undefined && (
              <p>
                <BlockBdi>{description}</BlockBdi>
              </p>
            )}
          </li>
        ))}
      </Topics>
    </>
  )
}
