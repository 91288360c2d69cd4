import { expect, test } from 'vitest'
import { openDemoSchool } from '#testing/openDemoSchool.ts'

async function open() {
  const school = await openDemoSchool()
  const tokens = {
    everything: await school.signIn('admin@maktab.test'),
    payments: await school.signIn('payments@maktab.test'),
    teaching: await school.signIn('teaching@maktab.test'),
  }
  return { ...school, tokens }
}

const ofPayments = ['coursePayment', 'eventPayment', 'feePayment', 'overdueFee']

test('the inbox has only the kinds of one’s part of the office', async () => {
  const { api, tokens } = await open()
  const read = async (token: string, query: Record<string, string> = {}) =>
    (await api('listWaiting', { token, query: { limit: '100', ...query } })).body
  const all = await read(tokens.everything)
  const kinds = new Set(all.items.map(({ kind }) => kind))
  expect(kinds.size).toBeGreaterThan(4)
  for (const part of ['payments', 'teaching'] as const) {
    const own = await read(tokens[part])
    const isOwn = (kind: string) => ofPayments.includes(kind) === (part === 'payments')
    // Addresses of receipts are signed for each session.
    const keysOf = (items: typeof all.items) => items.map(({ key }) => key)
    expect(keysOf(own.items)).toEqual(keysOf(all.items.filter(({ kind }) => isOwn(kind))))
    expect(own.items.length).toBeGreaterThan(0)
    for (const [kind, count] of Object.entries(own.counts)) {
      expect([kind, count]).toEqual([kind, isOwn(kind) ? all.counts[kind as keyof typeof all.counts] : 0])
    }
    const other = part === 'payments' ? 'application' : 'coursePayment'
    expect((await read(tokens[part], { kind: other })).items).toEqual([])
  }
})

test('the history has only the decisions of one’s part of the office', async () => {
  const { api, tokens } = await open()
  const read = async (token: string) => (await api('listActs', { token, query: { limit: '100' } })).body.acts
  const all = await read(tokens.everything)
  const isOfPayments = ({ record }: (typeof all)[number]) => [...ofPayments, 'discount'].includes(record.kind)
  const others = { isYou: false }
  const asOthers = (acts: typeof all) => acts.map((act) => ({ ...act, who: act.who && { ...act.who, ...others } }))
  expect(await read(tokens.payments)).toEqual(asOthers(all.filter(isOfPayments)))
  expect(await read(tokens.teaching)).toEqual(asOthers(all.filter((act) => !isOfPayments(act))))
  expect(all.filter(isOfPayments).length).toBeGreaterThan(0)
})

test('a message is only in the history of the part of its author', async () => {
  const { api, tokens } = await open()
  const parts = ['everything', 'payments', 'teaching'] as const
  const note = (text: string, token: string) =>
    api('noteMessage', { token, body: { recordKind: 'student', recordId: 1, channel: 'whatsapp', text } })
  for (const part of parts) expect((await note(part, tokens[part])).status).toBe(200)
  const textsFor = async (token: string) => {
    const query = { recordKind: 'student', recordId: '1' }
    const { acts } = (await api('listActs', { token, query })).body
    return acts.flatMap(({ kind, reason }) => (kind === 'messageByWhatsApp' ? [reason] : []))
  }
  expect(await textsFor(tokens.everything)).toEqual(parts.toReversed())
  expect(await textsFor(tokens.payments)).toEqual(['payments'])
  expect(await textsFor(tokens.teaching)).toEqual(['teaching'])
})

test('the number of a student’s overdue fees is left out for teaching', async () => {
  const { api, tokens } = await open()
  for (const id of ['listStudents', 'filterStudents'] as const) {
    const overdueFor = async (token: string) => {
      const { students } = (await api(id, { token, params: { courseId: 1 }, query: { limit: '100' } })).body
      return students.map(({ overdueFees }) => overdueFees)
    }
    expect(await overdueFor(tokens.payments)).toContain(1)
    expect([...new Set(await overdueFor(tokens.teaching))]).toEqual([undefined])
  }
})

test('the office’s notes on students are left out for payments', async () => {
  const { api, tokens } = await open()
  await api('saveStudentNotes', { token: tokens.teaching, params: { id: 1 }, body: { notes: 'Pays late.' } })
  for (const id of ['listStudents', 'filterStudents'] as const) {
    const params = { courseId: 1 }
    const notesFor = async (token: string) => {
      const { students } = (await api(id, { token, params })).body
      return students.filter((student) => 'notes' in student).length
    }
    expect(await notesFor(tokens.teaching)).toBeGreaterThan(0)
    expect([id, await notesFor(tokens.payments)]).toEqual([id, 0])
  }
  expect(JSON.stringify((await api('listStudents', { token: tokens.payments })).body)).not.toContain('Pays late.')
})
