import type { OfficePart, StaffMember } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge, type BadgeTone } from '#components/Badge/Badge.tsx'
import { formatZoneName } from '#lib/time/formatZoneName.ts'
import { formatInstantNowrap, formatInstantWithoutZone } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

/** An invited person without a valid link needs a new one. */
type StaffState = StaffMember['status'] | 'expired'

const tones: Record<StaffState, BadgeTone> = {
  active: 'success',
  invited: 'info',
  expired: 'warning',
  blocked: 'danger',
}

/** Labels of the staff list. */
export function useStaffLabels() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const now = useNow()
  const parts: Record<OfficePart, string> = {
    payments: t({ message: 'Payments', context: 'staff' }),
    teaching: t({ message: 'Teaching', context: 'staff' }),
    everything: t({ message: 'Everything', context: 'staff' }),
  }
  const notes: Record<OfficePart, string> = {
    payments: t`Payments, fees, discounts, income and statements`,
    teaching: t`People, courses, classes, attendance, reports, events and policies`,
    everything: t`All of it, and settings, staff and erasing people`,
  }
  const states: Record<StaffState, string> = {
    active: t({ message: 'Active', context: 'staff' }),
    invited: t({ message: 'Invited', context: 'staff' }),
    expired: t({ message: 'Invitation expired', context: 'staff' }),
    blocked: t({ message: 'Blocked', context: 'staff' }),
  }
  const getState = ({ status, invitedUntil }: StaffMember): StaffState =>
    status === 'invited' && (invitedUntil === null || Date.parse(invitedUntil) <= now.getTime()) ? 'expired' : status
  const formatMoment = (moment: string) => formatInstantNowrap(new Date(moment), locale, timeZone)
  const formatSignIn = (moment: string) => formatInstantWithoutZone(new Date(moment), locale, timeZone)
  return {
    parts,
    states,
    getState,
    formatMoment,
    formatSignIn,
    zoneName: formatZoneName(timeZone, locale),
    partOptions: (ids: readonly OfficePart[]) => ids.map((id) => ({ id, label: parts[id], note: notes[id] })),
    renderState: (member: StaffMember) => {
      const state = getState(member)
      return <Badge tone={tones[state]}>{states[state]}</Badge>
    },
  }
}
