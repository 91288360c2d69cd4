type Payment = { kind: 'course' | 'event'; id: number; sentAt: number | null; payer: string }

const letters = { course: 'C', event: 'E' }

/** What people call a payment by. */
export function referenceOf({ kind, id }: Pick<Payment, 'kind' | 'id'>): string {
  return `${letters[kind]}-${id}`
}

/** What a receipt names besides its picture (decision 36). */
export function factsOfPayment({ kind, id, sentAt, payer }: Payment, dayOf: (moment: number) => string) {
  return { reference: referenceOf({ kind, id }), date: sentAt === null ? null : dayOf(sentAt), payer }
}
