import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { personLabel } from '#lib/people/personLabel.ts'

type Question = { report: Report; answer: (replaces: boolean) => void }

/** Asks before what is sent takes the place of a report that was written before (decision 60). */
export function useConfirmReplaceReport(): { ask: (report: Report) => Promise<boolean>; question: ReactNode } {
  const { t } = useLingui()
  const [open, setOpen] = useState<Question>()
  const settle = (replaces: boolean) => {
    open?.answer(replaces)
    setOpen(undefined)
  }
  return {
    ask: (report) => new Promise((answer) => setOpen({ report, answer })),
    question: (
      <ConfirmDialog
        isOpen={open !== undefined}
        title={t`Replace the report?`}
        confirmLabel={t`Replace`}
        tone="danger"
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {open && (
          <Trans>
            There is a report on{' '}
            <strong>
              <Bdi>{personLabel(open.report.student)}</Bdi>
            </strong>{' '}
            in{' '}
            <strong>
              <Bdi>{open.report.course.name}</Bdi>
            </strong>{' '}
            already. What you have written now takes its place.
          </Trans>
        )}
      </ConfirmDialog>
    ),
  }
}
