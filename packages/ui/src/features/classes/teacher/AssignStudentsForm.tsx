import type { Allotment, ClassAssignment, TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'
import {
  getAssignableStudents,
  type AssignableStudent,
  type AssignStudentsDraft,
  type AssignStudentsValues,
  assignStudentsSchema,
  toFormField,
  toRequest,
  toValues,
} from './assignStudents.schema.ts'
import { useFormikContext } from 'formik'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { StudentChecklist } from './StudentChecklist.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

type AssignStudentsFormProps = {
  classId: number | undefined
  allotments: Remote<Allotment[]>
  assignments: readonly ClassAssignment[]
  classes: Remote<TeacherClass[]>
  studentsHref: string
  newClassHref: string
  onAssignStudents: (draft: AssignStudentsDraft) => Promise<SubmitResult>
  onDone: () => void
}

/** One class and a checklist of the allotted students, each with their agreed times. */
export function AssignStudentsForm({ classId, allotments, assignments, classes, ...props }: AssignStudentsFormProps) {
  const { t } = useLingui()
  const students = mapRemote(allotments, getAssignableStudents)
  return (
    <FormCard>
      <ValidatedForm
        initialValues={toValues(classId)}
        schema={assignStudentsSchema}
        onSubmit={async (values) => {
          const draft = toRequest(values, students.state === 'ready' ? students.data : [])
          return mapFieldErrors(await props.onAssignStudents(draft), toFormField(values))
        }}
        onDone={props.onDone}
      >
        <PrerequisiteNotices
          students={students}
          classes={classes}
          studentsHref={props.studentsHref}
          newClassHref={props.newClassHref}
        />
        <FormSelect<AssignStudentsValues>
          name="classId"
          label={t`Class`}
          items={mapRemote(classes, (all) => all.map(({ id, title }) => ({ id: String(id), label: title })))}
          isRequired
          autoFocus={classId === undefined}
        />
        <Students students={students} classes={getListOrEmpty(classes)} assignments={assignments} />
        <SubmitButton />
      </ValidatedForm>
    </FormCard>
  )
}

type StudentsProps = {
  students: Remote<readonly AssignableStudent[]>
  classes: readonly TeacherClass[]
  assignments: readonly ClassAssignment[]
}

/** The students to choose from, for the selected class. */
function Students({ students, classes, assignments }: StudentsProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<AssignStudentsValues>()
  const inClass = assignments
    .filter(({ classID }) => String(classID) === values.classId)
    .map(({ student }) => student.id)
  const selected = classes.find(({ id }) => String(id) === values.classId)
  return (
    <RemoteView
      remote={students}
      loading={
        <LoadingRegion label={t`Loading students`}>
          <SkeletonForm fields={3} />
        </LoadingRegion>
      }
    >
      {(all) => <StudentChecklist students={all} inClass={inClass} classTimes={readClassTimes(selected)} />}
    </RemoteView>
  )
}

/** The submit button, which says how many students it assigns. */
function SubmitButton() {
  const { t } = useLingui()
  const { values } = useFormikContext<AssignStudentsValues>()
  const count = values.students.length
  return (
    <FormActions pendingLabel={t`Assigning…`}>
      {count === 0 ? (
        <Trans>Assign Students</Trans>
      ) : (
        <Plural value={count} one="Assign # student" other="Assign # students" />
      )}
    </FormActions>
  )
}

type PrerequisiteNoticesProps = {
  students: Remote<readonly AssignableStudent[]>
  classes: Remote<readonly unknown[]>
  studentsHref: string
  newClassHref: string
}

/** Lists what is missing to assign students, with links to add it. */
function PrerequisiteNotices({ students, classes, studentsHref, newClassHref }: PrerequisiteNoticesProps) {
  const all = students.state === 'ready' ? students.data : undefined
  const withoutTimings = all?.filter(({ timings }) => timings.length === 0) ?? []
  return (
    <>
      {classes.state === 'ready' && classes.data.length === 0 && (
        <Notice
          tone="warning"
          title={<Trans>You have no classes yet</Trans>}
          action={
            <LinkButton size="sm" href={newClassHref}>
              <Trans>Create a class</Trans>
            </LinkButton>
          }
        >
          <Trans>Create a class first, then assign students to it.</Trans>
        </Notice>
      )}
      {all?.length === 0 && (
        <Notice tone="warning" title={<Trans>No students are allotted to you yet</Trans>}>
          <Trans>Once the office allots students to you, you can assign them to a class here.</Trans>
        </Notice>
      )}
      {withoutTimings.length > 0 && (
        <Notice
          tone="info"
          title={
            <Plural
              value={withoutTimings.length}
              one="# student has no class timings and can’t be chosen"
              other="# students have no class timings and can’t be chosen"
            />
          }
          action={
            <LinkButton size="sm" href={studentsHref}>
              <Trans>See allotted students</Trans>
            </LinkButton>
          }
        >
          <Trans>The office sets these timings in the allotment. Ask them to add some.</Trans>
        </Notice>
      )}
    </>
  )
}
