import { expect, test } from 'vitest'
import { addLessons } from '#testing/addLessons.ts'
import { openTrialTestSchool } from '#testing/openTrialTestSchool.ts'

const HOUR = 60 * 60_000

async function open() {
  const school = await openTrialTestSchool()
  const secret = await school.request()
  const [trial] = await school.list()
  const teacher = await school.teacher()
  const outcome = (token: string, body: object) =>
    school.api('noteTrialOutcome', { token, body: { id: trial?.id ?? 0, isHeld: true, ...body } })
  return { ...school, secret, id: trial?.id ?? 0, newTeacher: school.teacher, teacher, outcome }
}

test('arranging a trial lesson shows it to the family and the teacher, mails the teacher, and empties the inbox', async () => {
  const { api, admin, id, secret, teacher, arrange, read, list, mails } = await open()
  const link = 'https://meet.test/zoya'
  expect((await arrange(id, teacher.id, { link, version: 1 })).status).toBe(200)
  const lesson = {
    teacher: { id: teacher.id },
    starts: { at: '2026-11-23T16:00:00.000Z', offset: 300, viewerOffset: 0 },
    ends: { at: '2026-11-23T16:30:00.000Z' },
    link,
  }
  expect((await read(secret)).body.trial).toMatchObject({ status: 'arranged', lesson })
  expect(await list(teacher.token)).toMatchObject([
    { id, status: 'arranged', version: 2, phone: null, path: null, lesson },
  ])
  expect((await api('listWaiting', { token: admin.token })).body.counts.trial).toBe(0)
  const mail = mails.find(({ to }) => to === teacher.email)
  expect(mail?.subject).toContain('Trial lesson')
  expect(mail?.text).toContain('Zoya Iqbal')
  expect(mail?.text).toContain(link)
  const { acts } = (await api('listActs', { token: admin.token, query: { of: 'inbox' } })).body
  expect(acts[0]).toMatchObject({
    kind: 'arrangeTrial',
    record: { kind: 'trial', id, name: 'Zoya Iqbal' },
    day: '2026-11-23',
    teacherId: teacher.id,
  })
})

test('an outdated version, an unknown request and an inactive teacher are refused', async () => {
  const { id, arrange, teacher, newTeacher } = await open()
  expect((await arrange(id, teacher.id, { version: 4 })).status).toBe(409)
  expect((await arrange(id + 1, teacher.id)).status).toBe(404)
  const blocked = await newTeacher('blocked')
  expect((await arrange(id, blocked.id)).body.error).toEqual({ teacherId: ['This teacher isn’t active.'] })
  expect((await arrange(id, teacher.id, { day: '2026-11-20' })).body.error).toHaveProperty('from')
  expect((await arrange(id, teacher.id, { day: '2026-11-31' })).body.error).toHaveProperty('day')
})

test('a trial lesson conflicts with classes and other trial lessons of the teacher, unless the office confirms', async () => {
  const { database, id, teacher, arrange, request, list } = await open()
  await addLessons(database, { teacherId: teacher.id, title: 'Evening' }, [{ days: '1', from: '21:15', to: '22:00' }])
  const refused = await arrange(id, teacher.id)
  expect(refused.body.error).toEqual({ from: [expect.stringContaining('“Evening”')] })
  expect((await arrange(id, teacher.id, { goOn: true })).status).toBe(200)
  // The lesson itself is no conflict when it is changed.
  expect((await arrange(id, teacher.id, { from: '20:30' })).status).toBe(200)
  await request({ name: 'Elif' })
  const other = (await list()).find(({ name }) => name === 'Elif')?.id ?? 0
  const taken = await arrange(other, teacher.id, { from: '20:45', minutes: 15 })
  expect(taken.body.error).toEqual({ from: [expect.stringContaining('Trial lesson: Zoya Iqbal')] })
})

test('a class can’t be scheduled at the time of a trial lesson', async () => {
  const { api, admin, course, id, teacher, arrange } = await open()
  await arrange(id, teacher.id)
  const courseId = await course()
  await api('assignCourse', { token: admin.token, body: { teacherID: teacher.id, courseID: courseId } })
  const times = [{ from: '21:00', to: '22:00', days: [1] }]
  const { clashes } = (await api('findClashes', { token: teacher.token, body: { times } })).body
  expect(clashes).toMatchObject([{ who: 'teacher', with: 'trial', title: 'Zoya Iqbal', day: '2026-11-23' }])
})

test('giving the lesson to another teacher mails both, and declining it shows the family the reason', async () => {
  const { api, admin, id, secret, teacher, arrange, read, list, mails, newTeacher } = await open()
  const other = await newTeacher()
  await arrange(id, teacher.id)
  mails.length = 0
  await arrange(id, other.id)
  expect(mails.map(({ to, subject }) => [to, /cancelled/.test(subject)]).toSorted()).toEqual(
    [
      [teacher.email, true],
      [other.email, false],
    ].toSorted(),
  )
  mails.length = 0
  const decline = () =>
    api('declineTrial', { token: admin.token, body: { id, reason: 'The teacher is ill. Please choose another day.' } })
  expect((await decline()).status).toBe(200)
  expect((await read(secret)).body.trial).toMatchObject({ status: 'declined', reason: expect.stringContaining('ill') })
  expect(mails.map(({ to }) => to)).toEqual([other.email])
  expect(await list(other.token)).toEqual([])
  expect((await decline()).body.error).toBe('This trial lesson was already held or rejected.')
  expect((await arrange(id, teacher.id)).status).toBe(422)
})

test('only the teacher and the office record the outcome, once the lesson has begun, and may correct it', async () => {
  const { id, secret, teacher, arrange, read, list, outcome, advanceClock, admin, account, newTeacher } = await open()
  expect((await outcome(admin.token, {})).status).toBe(422)
  await arrange(id, teacher.id)
  expect((await outcome(teacher.token, {})).body.error).toBe('You can record the outcome once the lesson has started.')
  advanceClock(56 * HOUR)
  const { token } = await account('admin', { email: 'late@school.test' })
  const fresh = await newTeacher()
  expect((await outcome(fresh.token, {})).status).toBe(404)
  const note = 'Reads the letters fluently.'
  expect((await outcome(token, { isHeld: false })).status).toBe(200)
  expect((await outcome(token, { note })).status).toBe(200)
  expect((await read(secret)).body.trial.status).toBe('held')
  expect(await list(token)).toMatchObject([{ status: 'held', note }])
})

test('teachers and students can’t arrange or decline trial lessons', async () => {
  const { api, id, teacher, student } = await open()
  const { token } = await student()
  const body = { id, teacherId: teacher.id, day: '2026-11-23', from: '21:00', minutes: 30 }
  expect((await api('arrangeTrial', { token: teacher.token, body })).status).toBe(403)
  expect((await api('declineTrial', { token: teacher.token, body: { id, reason: 'No' } })).status).toBe(403)
  expect((await api('listTrials', { token })).status).toBe(403)
})
