import type { MailContext } from '#mail/MailContext.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import type { AddressedMail } from '#mail/MailValues.ts'
import { getFeePageUrl } from './getFeePageUrl.ts'
import { toPaymentValues } from './paymentMails.ts'

export async function buildCoursePaymentAcceptedMail(
  { to, language, ...payment }: MailPayload<'coursePaymentAccepted'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = `${publicUrl}/student/enrolled-courses`
  return { to, language, values: { ...toPaymentValues(payment, language), link } }
}

/** A course that is no longer offered gets no link. */
export async function buildCoursePaymentRejectedMail(
  { to, language, reason = null, isOffered, courseId, ...payment }: MailPayload<'coursePaymentRejected'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = isOffered ? `${publicUrl}/student/courses${courseId ? `?purchase=${courseId}` : ''}` : null
  return { to, language, values: { ...toPaymentValues(payment, language), reason, link } }
}

/** After a decision was reopened; the student needn't do anything. */
export async function buildPaymentReopenedMail(
  { to, language, reason = null, ...payment }: MailPayload<'paymentReopened'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = `${publicUrl}/student/billing`
  return { to, language, values: { ...toPaymentValues(payment, language), reason, link } }
}

/** An event that was deleted meanwhile gets no link. */
export async function buildEventPaymentMail(
  { to, language, reason = null, isThere, eventId, ...payment }: MailPayload<'eventPaymentAccepted'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = isThere ? `${publicUrl}/student/event${eventId ? `?pay=${eventId}` : ''}` : null
  return { to, language, values: { ...toPaymentValues(payment, language), reason, link } }
}

export async function buildFeeAcceptedMail(
  { to, language, ...payment }: MailPayload<'feeAccepted'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = `${publicUrl}/student/billing`
  return { to, language, values: { ...toPaymentValues(payment, language), link } }
}

export async function buildFeeRejectedMail(
  { to, language, reason = null, feeId, ...payment }: MailPayload<'feeRejected'>,
  { publicUrl }: MailContext,
): Promise<AddressedMail> {
  const link = getFeePageUrl(publicUrl, feeId)
  return { to, language, values: { ...toPaymentValues(payment, language), reason, link } }
}
