import { addStudents } from '@maktab/server/addStudents'
import { fillDemo } from '@maktab/server/demo'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSchoolAt } from './openSchoolAt.ts'

// The demonstration with as many more students as SCHOOL_STUDENTS says, among whom those of SCHOOL_NAMES stand in the
// middle: a list in JSON.
const count = Number(process.env['SCHOOL_STUDENTS'])
const given = JSON.parse(process.env['SCHOOL_NAMES'] ?? '[]') as string[]
const names = Array.from({ length: count }, (_, at) =>
  at % 2 === 0 ? `Ahmad Pupil${at} Malik` : `محمد طالب${at} ملک`,
).toSpliced(count / 2, given.length, ...given)

const { url } = await openSchoolAt({
  folder: 'none',
  isLogging: false,
  checksAnswers: true,
  environment: { DATA_FOLDER: await mkdtemp(join(tmpdir(), 'maktab-large-')), PORT: '0', HOST: '127.0.0.1' },
  prepare: async ({ database, services }) => {
    await fillDemo(database, services, Date.now())
    await addStudents(database, names)
  },
})
console.log(`open ${url}`)
