import type { MailDefinition } from './MailDefinition.ts'

const payment = [
  ['mail|Month', 'month'],
  ['mail|Amount', 'amount'],
  ['mail|Reference', 'reference'],
] as const
const approved = ['Payment approved: “{title}”, {month}', 'Payment approved: “{title}”'] as const
const rejected = ['Payment not approved: “{title}”, {month}', 'Payment not approved: “{title}”'] as const
const reason = 'Reason: {reason}'
const viewPayments = [{ label: 'View payments', link: 'link' }] as const
const sendAnotherReceipt = [{ label: 'Send another receipt', link: 'link' }] as const
/** The texts of mails about payments and fees. */
export const paymentMailMessages = {
  paymentReceived: {
    subject: [
      'We received your receipt for “{title}”, {month}',
      'We received your receipt for “{title}”',
      'We received your receipt',
    ],
    paragraphs: [
      'Thanks, we received your receipt. We’ll check it against your payment and email you the decision.',
      'Payments are usually reviewed within {within}.',
    ],
    each: { title: 'payment|“{title}”', lines: [], facts: payment },
    links: viewPayments,
  },
  coursePaymentAccepted: {
    subject: approved,
    paragraphs: ['course|Your payment for “{title}” was approved.'],
    facts: payment,
    links: [{ label: 'View your courses', link: 'link' }],
  },
  coursePaymentRejected: {
    subject: rejected,
    paragraphs: ['course|Your payment for “{title}” wasn’t approved.', reason],
    facts: payment,
    links: sendAnotherReceipt,
  },
  paymentReopened: {
    subject: ['Payment under review again: “{title}”, {month}', 'Payment under review again: “{title}”'],
    paragraphs: [
      'We’re reviewing your payment for “{title}” again. The earlier decision no longer applies.',
      reason,
      'You don’t need to do anything. We’ll email you the decision.',
    ],
    facts: payment,
    links: viewPayments,
  },
  feeAccepted: {
    subject: approved,
    paragraphs: ['Your fee payment for “{title}” was approved.'],
    facts: payment,
    links: viewPayments,
  },
  feeRejected: {
    subject: rejected,
    paragraphs: ['Your fee payment for “{title}” wasn’t approved.', reason],
    facts: payment,
    links: sendAnotherReceipt,
  },
  eventPaymentAccepted: {
    subject: approved,
    paragraphs: ['event|Your payment for “{title}” was approved.'],
    facts: payment,
    links: [{ label: 'View event', link: 'link' }],
  },
  eventPaymentRejected: {
    subject: rejected,
    paragraphs: ['event|Your payment for “{title}” wasn’t approved.', reason],
    facts: payment,
    links: sendAnotherReceipt,
  },
  feeReminder: {
    subject: [
      'Fee for “{title}” due on {dueOn}',
      'Fee for “{title}” due today, {dueToday}',
      'Fee for “{title}” overdue since {overdueSince}',
    ],
    paragraphs: [
      'Your {month} fee for “{title}” is due on {dueOn}.',
      'Your {month} fee for “{title}” is due today, {dueToday}.',
      'Your {month} fee for “{title}” was due on {overdueSince}. We haven’t received a receipt yet.',
      'Add the reference to your transfer, then send us the receipt.',
    ],
    facts: payment,
    links: [{ label: 'Pay fee', link: 'link' }],
    notes: ['Already paid? Send your receipt or contact the office.'],
  },
} as const satisfies Record<string, MailDefinition>
