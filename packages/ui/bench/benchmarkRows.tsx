import { Button } from '#components/Button/Button.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { dayColumn } from '../src/components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '../src/components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'

export type Pupil = { id: number; name: string; city: string; email: string; phone: string; born: string }

const names = [
  'Zaynab Malik',
  'محمد عثمان',
  'عبد الرحمن السيد',
  'Omar Haddad',
  'عائشہ صدیقی',
  'Maryam Khan',
  'José Díaz',
]
const cities = ['Leeds', 'لاہور', 'القاهرة', 'Karachi', 'Toronto']
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Shuffled, so that sorting by any column takes work. */
export const pupils: Pupil[] = Array.from({ length: 10_000 }, (_, at) => {
  const id = ((at * 7919) % 10_000) + 1
  return {
    id,
    name: `${names[id % names.length] ?? ''} ${id}`,
    city: cities[id % cities.length] ?? '',
    email: `pupil${id}@maktab.test`,
    phone: `+44 7700 ${900_000 + id}`,
    born: `20${twoDigits(id % 20)}-${twoDigits((id % 12) + 1)}-${twoDigits((id % 28) + 1)}`,
  }
})

export const columns: Column<Pupil>[] = [
  textColumn('name', 'Name', ({ name }) => name, { isRowHeader: true }),
  textColumn('city', 'City', ({ city }) => city),
  emailColumn('E-mail', ({ email }) => email),
  phoneColumn('Telephone', ({ phone }) => phone),
  dayColumn('born', 'Born', ({ born }) => born),
  {
    id: 'edit',
    header: 'Edit',
    cell: ({ id }) => (
      <Button size="sm" aria-label={`Edit ${id}`}>
        Edit
      </Button>
    ),
  },
]
