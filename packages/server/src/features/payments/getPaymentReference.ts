const letters = { course: 'C', event: 'E', fee: 'F' }

type ReferencedPayment = { kind: keyof typeof letters; id: number; reference: string | null }
type Payment = ReferencedPayment & { sentAt: number | null; payer: string }

/** What people call a payment by; one from before references were kept by its number. */
export function getPaymentReference({ kind, id, reference }: ReferencedPayment): string {
  return reference ?? `${letters[kind]}-${id}`
}

/** What a receipt names besides its picture (decision 36). */
export function toReceiptDetails({ sentAt, payer, ...called }: Payment, dayOf: (moment: number) => string) {
  return { reference: getPaymentReference(called), date: sentAt === null ? null : dayOf(sentAt), payer }
}
