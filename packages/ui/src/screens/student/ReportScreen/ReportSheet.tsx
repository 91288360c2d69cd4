import type { PrintableReport } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { attendanceText } from '#model/attendanceText.ts'
import { codeOf } from '#model/personLabel.ts'
import { Section, Subjects } from './ReportScreen.styles.ts'

type ReportSheetProps = { report: PrintableReport }

/** What the report says, in the order of the specification (2§2). */
export function ReportSheet({ report }: ReportSheetProps) {
  const { student, teacher, course, attendance, test_remarks, participation, suggestions } = report
  return (
    <>
      <Subjects>
        <tbody>
          <Subject name={<Trans>ID</Trans>}>{codeOf(student)}</Subject>
          <Subject name={<Trans>Name</Trans>}>{student.name}</Subject>
          <Subject name={<Trans>Teacher</Trans>}>{teacher.name}</Subject>
          <Subject name={<Trans>Course</Trans>}>{course.name}</Subject>
        </tbody>
      </Subjects>
      <Part title={<Trans>Attendance</Trans>} text={attendanceText(attendance)} />
      <Part title={<Trans>Oral/Written Test Remarks</Trans>} text={test_remarks} />
      <Part title={<Trans>Class Participation</Trans>} text={participation} />
      <Part title={<Trans>Suggestions</Trans>} text={suggestions} />
    </>
  )
}

function Subject({ name, children }: { name: ReactNode; children: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <TextLine>{children}</TextLine>
      </td>
    </tr>
  )
}

function Part({ title, text }: { title: ReactNode; text: string | null | undefined }) {
  const tongueOf = useTongue()
  const isThere = Boolean(text?.trim())
  // Without letters there is no direction to find: a number begins where the page’s lines do.
  const hasLetters = /\p{L}/u.test(text ?? '')
  return (
    <Section>
      <h2>{title}</h2>
      <p {...(hasLetters && tongueOf(text))}>{isThere ? text : <Trans>Nothing is noted.</Trans>}</p>
    </Section>
  )
}
