import { tokens } from './fillLargeSchool.ts'
import { type Call, CONNECTIONS, perSecond, SECONDS } from './perSecond.ts'

/** Other work on the machine may hit either of the two: the best of the rounds counts. */
const ROUNDS = 2
const LEAST_LIST_RATIO = 0.6

const list: Call = { title: 'list of 40 courses', path: '/api/course/get' }
const write: Call = {
  title: 'policy written',
  method: 'POST',
  path: '/api/student-policy/create-and-edit',
  headers: { token: tokens.admin, 'Content-Type': 'application/json' },
  body: JSON.stringify({ id: 0, title: 'Be on time', description: 'Lessons begin when they begin.' }),
}

/** Prints requests a second of the school and of a bare server over the same database; gives what is too low. */
export async function measureThroughput(school: string, bare: string): Promise<string[]> {
  console.log(`\nRequests a second, ${CONNECTIONS} connections, ${SECONDS} s each, the better of ${ROUNDS} rounds:\n`)
  console.log(`${'call'.padEnd(28)}${['school', 'bare', 'ratio'].map((text) => text.padStart(9)).join('')}`)
  const listRatio = await compare(list, school, bare)
  await compare(write, school, bare)
  return listRatio < LEAST_LIST_RATIO ? [`the list has ${listRatio.toFixed(2)} of a bare server’s requests`] : []
}

async function compare(call: Call, school: string, bare: string): Promise<number> {
  let [ours, theirs] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours = Math.max(ours, (await perSecond(school, call)).requests)
    theirs = Math.max(theirs, (await perSecond(bare, call)).requests)
  }
  const figures = [ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2)]
  console.log(`${call.title.padEnd(28)}${figures.map((text) => text.padStart(9)).join('')}`)
  return ours / theirs
}
