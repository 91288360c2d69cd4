import type { Course, Outline, Student, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { lateComponent } from '#late/lateComponent.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { Head, Identity, Sections } from './CourseScreen.styles.ts'
import { PeopleCard } from './PeopleCard.tsx'

const OutlineOrder = lateComponent(async () => (await import('./OutlineOrder.tsx')).OutlineOrder, CourseLoading)

type CourseScreenProps = {
  courses: Remote<Course[]>
  id: number
  outlines: Remote<Outline[]>
  /** Who asked to be taught it. */
  students: Remote<Student[]>
  /** Who was assigned it. */
  teachers: Remote<Teacher[]>
  coursesHref: string
  editHref: string
  outlinesHref: string
  getStudentHref: (id: number) => string
  getTeacherHref: (id: number) => string
  /** Not there where the backend keeps no order (decision 16). */
  onOrder: ((ids: number[]) => Promise<Outcome>) | undefined
}

/** All of one course: what it is, what it teaches in which order, who learns and who teaches it. */
export function CourseScreen({ courses, id, outlines, ...props }: CourseScreenProps) {
  const { t } = useLingui()
  const course = courses.state === 'ready' ? courses.data.find((one) => one.id === id) : undefined
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={props.coursesHref}>
            <Trans>All courses</Trans>
          </TextLink>
        }
        title={course?.name.trim() || t`Course`}
        actions={
          course && (
            <LinkButton variant="primary" href={props.editHref}>
              <Trans>Edit</Trans>
            </LinkButton>
          )
        }
      />
      <RemoteView remote={courses} loading={<CourseLoading />}>
        {() =>
          course ? (
            <>
              <CourseFacts course={course} />
              <Sections>
                <Card>
                  <Head>
                    <h2>
                      <Trans>Outlines</Trans>
                    </h2>
                    <LinkButton size="sm" href={props.outlinesHref}>
                      <Trans>Edit outlines</Trans>
                    </LinkButton>
                  </Head>
                  <RemoteView remote={outlines} loading={<CourseLoading />}>
                    {(ready) =>
                      props.onOrder && ready.length > 1 ? (
                        <OutlineOrder outlines={ready} onOrder={props.onOrder} />
                      ) : (
                        <OutlineList outlines={ready} />
                      )
                    }
                  </RemoteView>
                </Card>
                <PeopleCard
                  title={t`Students`}
                  people={props.students}
                  nobody={t`No student has this course yet.`}
                  getHref={props.getStudentHref}
                />
                <PeopleCard
                  title={t`Teachers`}
                  people={props.teachers}
                  nobody={t`This course is assigned to no teacher yet.`}
                  getHref={props.getTeacherHref}
                />
              </Sections>
            </>
          ) : (
            <EmptyState kind="search" title={t`This course is no longer there.`} />
          )
        }
      </RemoteView>
    </Page>
  )
}

function CourseFacts({ course }: { course: Course }) {
  const { t } = useLingui()
  const { name, description, price, course_duration: duration } = course
  return (
    <Card>
      <Identity>
        <CoursePicture id={course.id} name={name} url={course.image} />
        <DescriptionList
          items={[
            { label: t`Price`, value: <PriceTag price={price} /> },
            { label: t`Course Duration`, value: duration && <Bdi>{duration}</Bdi> },
            { label: t`Description`, value: description && <LongText text={description} title={name} />, isWide: true },
          ]}
        />
      </Identity>
    </Card>
  )
}

function CourseLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the course`}>
      <SkeletonDetails facts={4} />
    </LoadingRegion>
  )
}
