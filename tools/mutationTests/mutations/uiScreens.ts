import type { Mutation } from '../Mutation.ts'

/** What screens show, hide and offer. */
export const uiScreens: Mutation[] = [
  {
    name: 'billing-offered-for-pending-only',
    kind: 'rule',
    file: 'packages/ui/src/features/events/admin/EventMembersTable.tsx',
    find: "member.payment_status === 'not_required' ? [] : [billing(member)]",
    replace: "member.payment_status === 'pending' ? [billing(member)] : []",
    symptom: 'The billing details of a member who has paid cannot be opened any more.',
  },
  {
    name: 'oldest-purchase-counts',
    kind: 'rule',
    file: 'packages/ui/src/lib/money/paymentState.ts',
    find: '.toSorted((one, other) => other.id - one.id)',
    replace: '.toSorted((one, other) => one.id - other.id)',
    symptom: 'After a rejection and a second payment, the course card still says “Rejected”.',
  },
  {
    name: 'trailing-zero-of-amounts-lost',
    kind: 'rule',
    file: 'packages/ui/src/lib/money/money.ts',
    find: '{ minimumFractionDigits: 2, maximumFractionDigits: 3 }',
    replace: '{ minimumFractionDigits: 0, maximumFractionDigits: 3 }',
    symptom: 'A price of $19.50 is shown as $19.5.',
  },
  {
    name: 'doubtful-list-closed',
    kind: 'rule',
    file: 'packages/ui/src/layouts/DetailPage/createListSection.tsx',
    find: 'list.doubt !== undefined',
    replace: 'list.doubt?.isTrying === true',
    symptom: 'When the bills of a student could not be read again, the tab is disabled and cannot be retried.',
  },
  {
    name: 'hidden-phone-found-by-search',
    kind: 'guard',
    file: 'packages/ui/src/components/DataTable/visibleColumns.ts',
    find: 'searchText: _searched, ',
    replace: '',
    symptom: 'While privacy is on, a search for digits still tells whose phone number has them.',
  },
  {
    name: 'held-key-approves-several',
    kind: 'guard',
    file: 'packages/ui/src/features/inbox/admin/useInboxShortcuts.ts',
    find: 'isComposing, repeat } = event\n      if (ctrlKey || metaKey || altKey || isComposing || repeat ||',
    replace: 'isComposing } = event\n      if (ctrlKey || metaKey || altKey || isComposing ||',
    symptom: 'Holding the key “a” a moment too long approves several payments.',
  },
]
