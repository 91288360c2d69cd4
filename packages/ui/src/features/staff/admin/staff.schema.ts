import { limits as editLimits } from '@maktab/contract/limits/editStaff'
import { limits } from '@maktab/contract/limits/inviteStaff'
import type { OfficePart, StaffForm, StaffInvitation, StaffMember } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requireValue } from '#forms/formValues.ts'
import { email, requiredChoiceOf, requiredText } from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'

/** Display order of the parts of the office. */
export const officeParts = exhaustiveList<OfficePart>()('payments', 'teaching', 'everything')

export const invitationSchema = object({
  name: requiredText(limits.name),
  email: email(limits.email),
  part: requiredChoiceOf(officeParts),
})

export const staffSchema = object({ name: requiredText(editLimits.name), part: requiredChoiceOf(officeParts) })

export type InvitationValues = Infer<typeof invitationSchema>
export type StaffValues = Infer<typeof staffSchema>

/** Nothing is preselected, so that nobody gets more access than intended. */
export const newInvitation: InvitationValues = { name: '', email: '', part: null }

export const toStaffValues = ({ name, part }: StaffMember): StaffValues => ({ name, part })

export function toInvitation({ name, email: address, part }: InvitationValues): StaffInvitation {
  return { name: name.trim(), email: address.trim(), part: requireValue(part) }
}

export function toStaffForm({ name, part }: StaffValues): StaffForm {
  return { name: name.trim(), part: requireValue(part) }
}
