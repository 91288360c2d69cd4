import type { Mail } from '../mail/Mailer.ts'

type Decision = {
  to: string
  name: string
  title: string
  isPaid: boolean
  /** Where the student goes on from here; none when the event was deleted meanwhile. */
  address: string | null
}

/** Tells a student what was decided about their payment for an event. */
export function eventDecisionMail({ to, name, title, isPaid, address }: Decision): Mail {
  const told = isPaid
    ? `your payment for “${title}” has been accepted.`
    : `your payment for “${title}” could not be accepted.`
  const next = isPaid ? 'You can join the event here:' : 'You can send another receipt here:'
  return {
    to,
    subject: isPaid ? 'Your payment has been accepted' : 'Your payment could not be accepted',
    text: `Hello ${name},\n\n${told}\n${address === null ? '' : `\n${next}\n${address}\n`}`,
  }
}
