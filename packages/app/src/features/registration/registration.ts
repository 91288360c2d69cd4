import type { RegistrationDraft } from '@maktab/ui/features/registration/public/registration.schema'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useUploadProgress } from '#api/useUploadProgress.ts'
import { visitorUploader } from '#uploads/receiptUploaders.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'

/** Registers a student: how much of the pictures has been sent (from 0 to 1), and a way to stop. */
export function useRegistration() {
  const act = useApiMutation({ tell: 'form' })
  const { startUpload, ...sending } = useUploadProgress()
  const send = (body: RegistrationDraft) => {
    const line = startUpload()
    const receipts = (body.courses ?? []).map(({ billing }) => billing?.receipt_image)
    return submitWithReceipts(
      receipts,
      line,
      (uploads) => api('registerStudent', { body: withUploads(body, uploads) }, line),
      visitorUploader,
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
