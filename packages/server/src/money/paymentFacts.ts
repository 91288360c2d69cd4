const letters = { course: 'C', event: 'E', fee: 'F' }

type Called = { kind: keyof typeof letters; id: number; reference: string | null }
type Payment = Called & { sentAt: number | null; payer: string }

/** What people call a payment by; one from before references were kept by its number. */
export function referenceOfKept({ kind, id, reference }: Called): string {
  return reference ?? `${letters[kind]}-${id}`
}

/** What a receipt names besides its picture (decision 36). */
export function factsOfPayment({ sentAt, payer, ...called }: Payment, dayOf: (moment: number) => string) {
  return { reference: referenceOfKept(called), date: sentAt === null ? null : dayOf(sentAt), payer }
}
