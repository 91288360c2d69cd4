import type { PaymentKind } from '@maktab/contract/schema'
import type { FileOf, PaymentParts } from '#model/FileOf.ts'

type FileOrInsteadProps = PaymentParts & {
  kind: PaymentKind
  /** Undefined of a payment that the backend doesn’t number, which has no file. */
  id: number | undefined
  fileOf: FileOf | undefined
}

/** A payment where it is decided: its file, or what is known where there is none, then the decision. */
export function FileOrInstead({ kind, id, fileOf, ...parts }: FileOrInsteadProps) {
  if (fileOf && id !== undefined) return fileOf({ kind, id }, parts)
  return (
    <>
      {parts.instead}
      {parts.decision}
    </>
  )
}
