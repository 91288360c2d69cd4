import { limits } from '@maktab/contract/limits/assignStudentId'
import type { Student } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { type StudentIdDraft, toRequest } from './AssignStudentIdForm.tsx'

export type AssignIdsDialogProps = {
  /** The selected students without an ID. */
  students: readonly Student[]
  /** Loads codes of other students, from which the next free ones are derived. Must be a stable function. */
  loadCodes: () => Promise<readonly (string | null)[]>
  /** Assigns the IDs one after the other; resolves to the errors by student. */
  onAssignIds: (drafts: readonly StudentIdDraft[]) => Promise<ReadonlyMap<number, string>>
  /** Called once all IDs are assigned. */
  onDone: () => void
  onClose: () => void
}

/** Suggests the next free IDs for several students; each can be changed. */
export function AssignIdsDialog({ students: selected, loadCodes, onAssignIds, onDone, onClose }: AssignIdsDialogProps) {
  const { t } = useLingui()
  const [initial] = useState(selected)
  // Students whose ID is assigned leave the list, and those with an error stay.
  const [students, setStudents] = useState(selected)
  const [codes, setCodes] = useState<ReadonlyMap<number, string>>()
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    let isActive = true
    void loadCodes().then((taken) => isActive && setCodes((known) => known ?? suggestCodes(initial, taken)))
    return () => {
      isActive = false
    }
  }, [loadCodes, initial])

  const save = async () => {
    const missing = students.filter(({ id }) => !codes?.get(id)?.trim())
    if (missing.length > 0) {
      setErrors(new Map(missing.map(({ id }) => [id, t`Student ID is required`])))
      return
    }
    setIsPending(true)
    const found = await onAssignIds(
      students.map((student) => toRequest({ studentID: codes?.get(student.id) ?? '' }, student)),
    )
    setIsPending(false)
    setErrors(found)
    if (found.size === 0) onDone()
    else setStudents(students.filter(({ id }) => found.has(id)))
  }
  return (
    <Dialog
      title={<Plural value={students.length} one="Assign # ID" other="Assign # IDs" />}
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} isDisabled={!codes} onPress={() => void save()}>
            <Trans>Assign IDs</Trans>
          </Button>
        </>
      }
    >
      {codes ? (
        <Stack gap="large">
          {students.map(({ id, name }) => (
            <TextField
              key={id}
              label={t`Student ID of ${name}`}
              value={codes.get(id) ?? ''}
              onChange={(code) => setCodes(new Map(codes).set(id, code))}
              errorMessage={errors.get(id)}
              maxLength={limits.studentID.max}
              isReadOnly={isPending}
              isRequired
            />
          ))}
        </Stack>
      ) : (
        <LoadingRegion label={t`Loading students`}>
          <SkeletonForm fields={2} />
        </LoadingRegion>
      )}
    </Dialog>
  )
}

/** The next free codes, in the order of the students. */
function suggestCodes(students: readonly Student[], taken: readonly (string | null)[]): ReadonlyMap<number, string> {
  const codes = new Map<number, string>()
  for (const { id } of students) codes.set(id, suggestCode([...taken, ...codes.values()], 'STD-'))
  return codes
}
