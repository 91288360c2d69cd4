import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Printer } from 'lucide-react'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'
import type { Remote } from '#remote.ts'

type ReportScreenProps = {
  reports: Remote<readonly Report[]>
  id: number
  /** Link to the list, with its filters and page. */
  reportsHref: string
  printHref: string
  /** Link to the page of a student. */
  getStudentHref: (studentId: number) => string
  onEdit: () => void
}

/** A report to read, for the office and for the teacher who wrote it. */
export function ReportScreen({ reports, id, reportsHref, printHref, getStudentHref, onEdit }: ReportScreenProps) {
  const { t } = useLingui()
  const report = reports.state === 'ready' ? reports.data.find((one) => one.id === id) : undefined
  return (
    <DetailPage
      back={
        <TextLink href={reportsHref}>
          <Trans>All reports</Trans>
        </TextLink>
      }
      title={t`Performance report`}
      subject={report?.student.name}
      {...(report && {
        picture: <Avatar name={report.student.name} isLarge />,
        facts: (
          <>
            <Bdi>{getPersonCode(report.student, t`N/A`)}</Bdi>
            <Bdi>{report.course.name}</Bdi>
          </>
        ),
        action: (
          <>
            <Button variant="primary" icon={<Pencil aria-hidden />} onPress={onEdit}>
              <Trans>Edit</Trans>
            </Button>
            <LinkButton icon={<Printer aria-hidden />} href={printHref}>
              <Trans>Print</Trans>
            </LinkButton>
          </>
        ),
      })}
    >
      <RemoteView remote={reports} loading={<DetailsLoading label={t`Loading report`} facts={8} />}>
        {() =>
          report ? (
            <ReportTexts report={report} studentHref={getStudentHref(report.student.id)} />
          ) : (
            <EmptyState scene="reports" title={<Trans>This report no longer exists.</Trans>} />
          )
        }
      </RemoteView>
    </DetailPage>
  )
}

type ReportTextsProps = { report: Report; studentHref: string }

/** Everything that a report says, with line breaks as typed. */
function ReportTexts({ report, studentHref }: ReportTextsProps) {
  const { t } = useLingui()
  const { student, teacher, course, attendance, test_remarks: remarks, participation, suggestions } = report
  const textOf = (text: string | null | undefined) => text?.trim() && <BlockBdi>{text.trim()}</BlockBdi>
  return (
    <FormColumn>
      <Card>
        <DescriptionList
          items={[
            {
              label: t`Student`,
              value: (
                <TextLink href={studentHref}>
                  <Bdi>{student.name}</Bdi>
                </TextLink>
              ),
            },
            { label: t`Teacher`, value: teacher.name },
            { label: t`Course`, value: course.name },
            { label: t`Class`, value: report.class?.title },
            { label: t`Attendance`, value: formatAttendance(attendance) },
            { label: t`Test Remarks`, value: textOf(remarks), isWide: true },
            { label: t`Class Participation`, value: textOf(participation), isWide: true },
            { label: t`Suggestions`, value: textOf(suggestions), isWide: true },
          ]}
        />
      </Card>
    </FormColumn>
  )
}
