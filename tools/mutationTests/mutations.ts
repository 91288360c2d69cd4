import { type Mutation, kinds } from './applyMutation.ts'
import { appMutations, uiForms } from './mutations/app.ts'
import { contractMutations } from './mutations/contract.ts'
import { migrationMutations, serverGuards, serverHandlers } from './mutations/server.ts'

/** Mutations of what screens show, hide and offer. */
const uiScreens: Mutation[] = [
  {
    name: 'billing-offered-for-pending-only',
    kind: 'rule',
    file: 'packages/ui/src/features/events/admin/EventMembersTable.tsx',
    find: "member.payment_status === 'not_required' ? [] : [billing(member)]",
    replace: "member.payment_status === 'pending' ? [billing(member)] : []",
    effect: 'The billing details of a member who has paid can no longer be opened.',
  },
  {
    name: 'oldest-purchase-counts',
    kind: 'rule',
    file: 'packages/ui/src/lib/money/payments.ts',
    find: '.toSorted((one, other) => other.id - one.id)',
    replace: '.toSorted((one, other) => one.id - other.id)',
    effect: 'After a rejection and a second payment, the course card still says “Rejected”.',
  },
  {
    name: 'trailing-zero-of-amounts-lost',
    kind: 'rule',
    file: 'packages/ui/src/lib/money/money.ts',
    find: '{ minimumFractionDigits: 2, maximumFractionDigits: 3 }',
    replace: '{ minimumFractionDigits: 0, maximumFractionDigits: 3 }',
    effect: 'A price of $19.50 is shown as $19.5.',
  },
  {
    name: 'doubtful-list-closed',
    kind: 'rule',
    file: 'packages/ui/src/layouts/DetailPage/createListSection.tsx',
    find: 'list.stale !== undefined',
    replace: 'list.stale?.isRefetching === true',
    effect: 'When the bills of a student could not be read again, the tab is disabled and cannot be retried.',
  },
  {
    name: 'hidden-phone-found-by-search',
    kind: 'guard',
    file: 'packages/ui/src/components/DataTable/visibleColumns.ts',
    find: '      searchText: _searched,\n',
    replace: '',
    effect: 'While privacy is on, a search for digits still reveals whose phone number contains them.',
  },
  {
    name: 'held-key-approves-several',
    kind: 'guard',
    file: 'packages/ui/src/features/inbox/admin/inboxNavigation.ts',
    find: 'isComposing, repeat } = event\n      if (ctrlKey || metaKey || altKey || isComposing || repeat ||',
    replace: 'isComposing } = event\n      if (ctrlKey || metaKey || altKey || isComposing ||',
    effect: 'Holding the key “a” a moment too long approves several payments.',
  },
]

/** Money, days and time zones. */
const serverRules: Mutation[] = [
  {
    name: 'half-a-cent-rounded-down',
    kind: 'rule',
    file: 'packages/server/src/features/payments/findDiscount.ts',
    find: 'remaining + part / 2n - 1n',
    replace: 'remaining + part / 2n',
    effect: 'A discount in percent is a cent smaller on the bill than on the course card.',
  },
  {
    name: 'price-truncated',
    kind: 'rule',
    file: 'packages/server/src/features/payments/amounts.ts',
    find: 'Math.round(price * 10 ** getMinorUnitDigits(currency))',
    replace: 'Math.trunc(price * 10 ** getMinorUnitDigits(currency))',
    effect: 'A course for $19.99 is billed as $19.98.',
  },
  {
    name: 'first-month-charged-twice',
    kind: 'rule',
    file: 'packages/server/src/features/payments/createDueFees.ts',
    find: 'let count = Math.max(1, skipped)',
    replace: 'let count = Math.max(0, skipped)',
    effect: 'Whoever buys a monthly course owes a fee for the month that the purchase paid.',
  },
  {
    name: 'digest-by-the-clock-of-the-school',
    kind: 'rule',
    file: 'packages/server/src/features/reminders/digest.ts',
    find: 'const zone = chosen.timeZone ?? timeZone',
    replace: 'const zone = timeZone',
    effect: 'An administrator abroad gets the morning digest in the middle of the night.',
  },
  {
    name: 'deleted-class-still-clashes',
    kind: 'rule',
    file: 'packages/server/src/features/timetable/readEngagements.ts',
    find: "    .where('classes.archived_at', 'is', null)\n",
    replace: '',
    effect: 'A new class is refused because it clashes with a class that was deleted.',
  },
  {
    name: 'timing-gone-on-its-last-day',
    kind: 'rule',
    file: 'packages/server/src/features/classes/classTimings.ts',
    find: 'ends === null || ends >= today',
    replace: 'ends === null || ends > today',
    effect: 'A class loses a time one day before its last lesson at that time.',
  },
]

/** All mutations. Each was chosen as a bug that a review could overlook; none of them is there to be easy to catch. */
export const mutations: readonly Mutation[] = [
  ...serverGuards,
  ...serverHandlers,
  ...serverRules,
  ...migrationMutations,
  ...appMutations,
  ...uiForms,
  ...uiScreens,
  ...contractMutations,
]

type Choice = { kind?: string | undefined; only: readonly string[] }

/** The mutations that the options choose (all by default), or an error message. */
export function chooseMutations({ kind, only }: Choice): readonly Mutation[] | string {
  if (kind !== undefined && !kinds.some((one) => one === kind)) {
    return `Unknown kind "${kind}". Use one of ${kinds.join(', ')}.`
  }
  const unknown = only.find((name) => !mutations.some((one) => one.name === name))
  if (unknown !== undefined) return `Unknown mutation "${unknown}".`
  const chosen = mutations.filter(
    (one) => (kind === undefined || one.kind === kind) && (only.length === 0 || only.includes(one.name)),
  )
  return chosen.length > 0 ? chosen : 'No mutation matches this kind and name.'
}
