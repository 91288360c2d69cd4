import type { Column } from '../Column.ts'
import { DeleteRow } from '../DeleteRow.tsx'
import { EditRow } from '../EditRow.tsx'
import { actionsColumn } from './actionsColumn.tsx'
import { dayColumn } from './dayColumn.tsx'
import { emailColumn } from './emailColumn.tsx'
import { linkColumn } from './linkColumn.tsx'
import { longTextColumn } from './longTextColumn.tsx'
import { personColumn } from './personColumn.tsx'
import { phoneColumn } from './phoneColumn.tsx'
import { priceColumn } from './priceColumn.tsx'
import { proseColumn } from './proseColumn.ts'
import { textColumn } from './textColumn.tsx'
import { timesColumn } from './timesColumn.tsx'

export type Pupil = {
  id: number
  code: string
  name: string
  city: string | null
  note: string | null
  story: string | null
  email: string
  phone: string | null
  born: string | null
  link: string | null
  price: number | null
  times: { from: string; to: string }[]
}

export const pupils: [full: Pupil, bare: Pupil] = [
  {
    id: 1,
    code: 'STD-001',
    name: 'محمد عثمان',
    city: 'لاہور',
    note: 'Comes on Fridays',
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
    note: null,
    story: ' ',
    email: 'zaynab@maktab.org',
    phone: null,
    born: null,
    link: null,
    price: null,
    times: [],
  },
]

/** A column of each kind, by the name of its file. */
export const everyKind = {
  personColumn: personColumn('person', 'Student', (one) => ({
    code: one.code,
    name: one.name,
    label: `${one.code} · ${one.name}`,
  })),
  textColumn: textColumn('city', 'City', ({ city }) => city, { missing: 'N/A' }),
  proseColumn: proseColumn('note', 'Note', ({ note }) => note),
  longTextColumn: longTextColumn('story', 'Story', ({ story }) => story, { about: ({ name }) => name, missing: '–' }),
  emailColumn: emailColumn('E-mail', ({ email }) => email),
  phoneColumn: phoneColumn('Telephone', ({ phone }) => phone),
  dayColumn: dayColumn('born', 'Born', ({ born }) => born, { mask: 'date', missing: 'Not told' }),
  linkColumn: linkColumn('Link', ({ link }) => link, { missing: 'None' }),
  priceColumn: priceColumn('Price', ({ price }) => price),
  timesColumn: timesColumn('times', 'Times', ({ times }) => times),
  actionsColumn: actionsColumn('Actions', (one) => (
    <>
      <EditRow name={one.name} isLast={one.id === 2} onPress={() => undefined} />
      <DeleteRow name={one.name} onPress={() => undefined} />
    </>
  )),
} satisfies Record<string, Column<Pupil>>
