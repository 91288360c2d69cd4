import { addStudents } from '@maktab/server/addStudents'
import { seedDemo } from '@maktab/server/demo'
import { startTemporaryServer } from './startTemporaryServer.ts'

// The demo school with SCHOOL_STUDENTS extra students; those in SCHOOL_NAMES (a JSON list) are in the middle.
const count = Number(process.env['SCHOOL_STUDENTS'])
const given = JSON.parse(process.env['SCHOOL_NAMES'] ?? '[]') as string[]
const names = Array.from({ length: count }, (_, at) =>
  at % 2 === 0 ? `Ahmad Pupil${at} Malik` : `محمد طالب${at} ملک`,
).toSpliced(count / 2, given.length, ...given)

const school = await startTemporaryServer({
  prepare: async ({ database, services }) => {
    await seedDemo(database, services, Date.now())
    await addStudents(database, names)
  },
})
console.log(`open ${JSON.stringify(school)}`)
