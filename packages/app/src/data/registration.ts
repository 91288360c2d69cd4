import type { RegistrationDraft } from '@maktab/ui/screens/public/CreateStudentAccountScreen/registration.schema'
import { ask } from '../calls/ask.ts'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'
import { visitorUploads } from '../uploads/receiptUploads.ts'
import { sendWithReceipts } from '../uploads/sendWithReceipts.ts'

/** Registers a student: how much of the pictures has been sent (from 0 to 1), and a way to stop. */
export function useRegistration() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  const send = (body: RegistrationDraft) => {
    const line = openLine()
    const receipts = (body.courses ?? []).map(({ billing }) => billing?.receipt_image)
    return sendWithReceipts(
      receipts,
      line,
      (uploads) => ask('registerStudent', { body: withUploads(body, uploads) }, line),
      visitorUploads,
    )
  }
  return {
    ...sending,
    register: (body: RegistrationDraft, onDone: () => void) => act('registerStudent', () => send(body), { onDone }),
  }
}

/** The registration with the names of receipts that the school has already in place of the receipts. */
function withUploads(body: RegistrationDraft, uploads: readonly (string | undefined)[]): RegistrationDraft {
  if (!body.courses) return body
  const courses = body.courses.map((course, index) => {
    const upload = uploads[index]
    if (upload === undefined || !course.billing) return course
    const { receipt_image: _, ...billing } = course.billing
    return { ...course, billing: { ...billing, receipt_upload: upload } }
  })
  return { ...body, courses }
}
