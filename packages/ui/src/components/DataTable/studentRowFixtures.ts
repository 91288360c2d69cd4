import { createElement } from 'react'
import type { Column } from './Column.ts'

export type Student = { id: number; name: string; city: string; email: string }

const names = ['Zaynab Malik', 'محمد عثمان', 'عبد الرحمن السيد', 'Omar Haddad', 'عائشہ صدیقی', 'Maryam Khan']
const cities = ['Leeds', 'لاہور', 'القاهرة']
/** Generates students for stories. */
export const createStudentRows = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    city: cities[index % cities.length]!,
    email: `student${index + 1}@maktab.org`,
  }))

export const studentColumns: Column<Student>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name }) => createElement('bdi', null, name),
    sortValue: ({ name }) => name,
    searchText: ({ name }) => name,
  },
  {
    id: 'city',
    header: 'City',
    cell: ({ city }) => createElement('bdi', null, city),
    sortValue: ({ city }) => city,
    searchText: ({ city }) => city,
  },
  {
    id: 'email',
    header: 'E-mail',
    mask: 'email',
    cell: ({ email }) => email,
    sortValue: ({ email }) => email,
    searchText: ({ email }) => email,
  },
  { id: 'number', header: 'Number', align: 'end', cell: ({ id }) => id, sortValue: ({ id }) => id },
  {
    id: 'actions',
    header: 'Actions',
    isAction: true,
    cell: () => null,
    actions: ({ name }) => [
      { id: 'edit', label: 'Edit', name: `Edit ${name}`, onPress: () => undefined },
      { id: 'delete', label: 'Delete', name: `Delete ${name}`, onPress: () => undefined, isDanger: true },
    ],
  },
]
