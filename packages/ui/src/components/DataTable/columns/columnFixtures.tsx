import { setupI18n } from '@lingui/core'
import type { Column } from '../Column.ts'
import { Badge } from '#components/Badge/Badge.tsx'
import { createDeleteAction, createEditAction, actionsColumn } from '../RowActionButtons.tsx'
import { codeColumn, longTextColumn, nameColumn, textColumn } from './textColumns.tsx'
import { dayColumn, priceColumn, statusColumn, timesColumn } from './valueColumns.tsx'
import { emailColumn, linkColumn, phoneColumn, otherPersonColumn, personColumn } from './personColumns.tsx'

export type FixtureRow = {
  id: number
  code: string
  name: string
  city: string | null
  story: string | null
  email: string
  phone: string | null
  born: string | null
  link: string | null
  price: number | null
  times: { from: string; to: string }[]
}

export const fixtureRows: [full: FixtureRow, bare: FixtureRow] = [
  {
    id: 1,
    code: 'STD-001',
    name: 'محمد عثمان',
    city: 'لاہور',
    story: 'Learns since spring',
    email: 'usman@maktab.org',
    phone: '+92 300 1234567',
    born: '2014-03-05',
    link: 'https://meet.maktab.org/usman',
    price: 20,
    times: [{ from: '16:00', to: '17:00' }],
  },
  {
    id: 2,
    code: 'STD-002',
    name: 'Zaynab Malik',
    city: null,
    story: ' ',
    email: 'zaynab@maktab.org',
    phone: null,
    born: null,
    link: null,
    price: null,
    times: [],
  },
]

/** One column of each kind, by function name. */
export const columnFixtures = {
  personColumn: personColumn('person', 'Student', (one) => ({
    code: one.code,
    name: one.name,
    label: `${one.code} · ${one.name}`,
  })),
  nameColumn: nameColumn('Name', ({ name }) => name, { isRowHeader: false }),
  codeColumn: codeColumn('code', 'Code', ({ code }) => code),
  otherPersonColumn: otherPersonColumn('teacher', 'Teacher', () => ({
    code: 'TCH-001',
    name: 'Amina Yusuf',
    label: 'TCH-001 · Amina Yusuf',
  })),
  statusColumn: statusColumn(
    'Status',
    ({ price }) => <Badge>{price === null ? 'Guest' : 'Enrolled'}</Badge>,
    ({ price }) => (price === null ? 'Guest' : 'Enrolled'),
  ),
  textColumn: textColumn('city', 'City', ({ city }) => city, { missing: 'N/A' }),
  longTextColumn: longTextColumn('story', 'Story', ({ story }) => story, { about: ({ name }) => name, missing: '–' }),
  emailColumn: emailColumn('E-mail', ({ email }) => email),
  phoneColumn: phoneColumn('Telephone', ({ phone }) => phone),
  dayColumn: dayColumn('born', 'Born', ({ born }) => born, { mask: 'date', missing: 'Not told' }),
  linkColumn: linkColumn('Link', ({ link }) => link, { missing: 'None' }),
  priceColumn: priceColumn('Price', ({ price }) => price),
  timesColumn: timesColumn('times', 'Times', ({ times }) => times, {
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    timeZone: 'Asia/Karachi',
  }),
  actionsColumn: actionsColumn(
    'Actions',
    (one) => [
      createEditAction(one.name, () => undefined),
      createDeleteAction(one.name, () => undefined),
      { id: 'more', label: 'See more', name: `See more about ${one.name}`, onPress: () => undefined, isInMenu: true },
    ],
    { actionsName: ({ name }) => name },
  ),
} satisfies Record<string, Column<FixtureRow>>
