import { type Call, CONNECTIONS, perSecond, SECONDS } from './perSecond.ts'

/** As browsers ask for a page. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en' }

const calls: readonly Call[] = [
  { title: 'the front door', path: '/', headers },
  { title: 'the front door in Urdu', path: '/', headers: { ...headers, 'Accept-Language': 'ur' } },
  { title: 'the way in of students', path: '/create-student-account', headers },
  { title: 'a static file', path: '/favicon.svg', headers },
]

/** Prints how many of the pages that come as HTML go out a second, beside a file that is only read. */
export async function measurePages(school: string): Promise<void> {
  console.log(`\nPages a second, ${CONNECTIONS} connections, ${SECONDS} s each:\n`)
  console.log(`${'page'.padEnd(28)}${['a second', 'bytes'].map((text) => text.padStart(9)).join('')}`)
  for (const call of calls) {
    const { requests, bytes } = await perSecond(school, call)
    console.log(`${call.title.padEnd(28)}${[requests, bytes].map((value) => value.toFixed(0).padStart(9)).join('')}`)
  }
}
