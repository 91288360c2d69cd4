import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { DeleteDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

const Content = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  ul {
    display: grid;
    gap: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
`

type Person = { name: string }

type EraseDialogProps<T extends Person> = {
  kind: 'student' | 'teacher'
  /** The person to erase; the dialog is open while it is defined. */
  person: T | undefined
  onErase: (person: T) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

/** Confirms erasing a person, and lists what is erased and what is kept. */
export function ErasePersonDialog<T extends Person>({ kind, person, onErase, onClose, onDone }: EraseDialogProps<T>) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={person}
      title={kind === 'student' ? t`Erase this student?` : t`Erase this teacher?`}
      confirmLabel={t`Erase`}
      onDelete={onErase}
      onClose={onClose}
      onDone={onDone}
    >
      {({ name }) => (
        <Content>
          <p>
            <Trans>
              Everything that tells who{' '}
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              is will be erased, and they can no longer sign in. This can’t be undone.
            </Trans>
          </p>
          {kind === 'student' ? <StudentDataList /> : <TeacherDataList />}
          <p>
            <Trans>Backups made before still have all of it.</Trans>
          </p>
        </Content>
      )}
    </DeleteDialog>
  )
}

function StudentDataList() {
  return (
    <ul>
      <li>
        <Trans>
          Erased: name, ID, e-mail, contact numbers, date of birth, guardian, signature, class times and the pictures of
          receipts.
        </Trans>
      </li>
      <li>
        <Trans>Kept without a name: payments, which the school’s books need.</Trans>
      </li>
      <li>
        <Trans>Kept without a name: attendance and reports, which tell of the teaching there was.</Trans>
      </li>
    </ul>
  )
}

function TeacherDataList() {
  return (
    <ul>
      <li>
        <Trans>
          Erased: name, ID, e-mail, contact number, address, date of birth, experience, times and the links of their
          classes.
        </Trans>
      </li>
      <li>
        <Trans>Kept without a name: the attendance and reports they wrote, which tell of their students.</Trans>
      </li>
    </ul>
  )
}
