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
      title={kind === 'student' ? t`Erase student?` : t`Erase teacher?`}
      confirmLabel={t`Erase`}
      onDelete={onErase}
      onClose={onClose}
      onDone={onDone}
    >
      {({ name }) => (
        <Content>
          <p>
            <Trans>
              This permanently erases{' '}
              <strong>
                <Bdi>{name}</Bdi>
              </strong>
              ’s personal details. They won’t be able to sign in. You can’t undo this.
            </Trans>
          </p>
          {kind === 'student' ? <StudentDataList /> : <TeacherDataList />}
          <p>
            <Trans>Existing backups still contain this data.</Trans>
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
          Erased: name, ID, email, contact numbers, date of birth, guardian, signature, class times and receipt images.
        </Trans>
      </li>
      <li>
        <Trans>Kept anonymously: payments, for the school’s bookkeeping.</Trans>
      </li>
      <li>
        <Trans>Kept anonymously: attendance and reports.</Trans>
      </li>
    </ul>
  )
}

function TeacherDataList() {
  return (
    <ul>
      <li>
        <Trans>
          Erased: name, ID, email, contact number, address, date of birth, experience, times and class links.
        </Trans>
      </li>
      <li>
        <Trans>Kept anonymously: attendance and reports they recorded.</Trans>
      </li>
    </ul>
  )
}
