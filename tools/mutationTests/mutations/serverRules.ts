import type { Mutation } from '../Mutation.ts'

/** Money, days and time zones. */
export const serverRules: Mutation[] = [
  {
    name: 'half-a-cent-rounded-down',
    kind: 'rule',
    file: 'packages/server/src/features/payments/calculateDiscountAmount.ts',
    find: 'left + part / 2n - 1n',
    replace: 'left + part / 2n',
    symptom: 'A discount in percent is a cent smaller on the bill than on the course card.',
  },
  {
    name: 'price-truncated',
    kind: 'rule',
    file: 'packages/server/src/features/payments/minorUnits.ts',
    find: 'Math.round(price * 10 ** minorDigits(currency))',
    replace: 'Math.trunc(price * 10 ** minorDigits(currency))',
    symptom: 'A course for $19.99 is billed as $19.98.',
  },
  {
    name: 'first-month-charged-twice',
    kind: 'rule',
    file: 'packages/server/src/features/payments/listFeeDueDays.ts',
    find: 'let count = Math.max(1, skipped)',
    replace: 'let count = Math.max(0, skipped)',
    symptom: 'Whoever buys a monthly course owes a fee for the month that the purchase paid.',
  },
  {
    name: 'digest-by-the-clock-of-the-school',
    kind: 'rule',
    file: 'packages/server/src/features/reminders/scheduleDigests.ts',
    find: 'const zone = chosen.timeZone ?? timeZone',
    replace: 'const zone = timeZone',
    symptom: 'An administrator abroad gets the morning digest in the middle of the night.',
  },
  {
    name: 'deleted-class-still-clashes',
    kind: 'rule',
    file: 'packages/server/src/features/timetable/readEngagements.ts',
    find: "    .where('classes.archived_at', 'is', null)\n",
    replace: '',
    symptom: 'A new class is refused because it clashes with a class that was deleted.',
  },
  {
    name: 'timing-gone-on-its-last-day',
    kind: 'rule',
    file: 'packages/server/src/features/classes/filterCurrentTimings.ts',
    find: 'ends === null || ends >= today',
    replace: 'ends === null || ends > today',
    symptom: 'A class loses a time one day before its last lesson at that time.',
  },
]
