import { expect, test } from 'vitest'
import { openTrialTestSchool, trialRequest } from '#testing/openTrialTestSchool.ts'

test('a request appears in the inbox and on its private page, with times in both time zones', async () => {
  const { api, admin, course, read, list } = await openTrialTestSchool()
  const courseId = await course('Qaida for children')
  const { status, body } = await api('requestTrial', { body: { ...trialRequest, courseId }, language: 'ur' })
  expect(status).toBe(200)
  expect(body.path).toMatch(/^\/try-a-lesson\/[\w-]{43}$/)
  const { trial, timeZone } = (await read(body.path.split('/').at(-1) ?? '')).body
  expect(timeZone).toBe('Asia/Karachi')
  expect(trial).toEqual({
    status: 'requested',
    name: 'Zoya Iqbal',
    age: 8,
    language: 'english',
    phone: trialRequest.phone,
    zone: 'Europe/London',
    course: { id: courseId, name: 'Qaida for children' },
    wishes: [
      { at: '2026-11-23T16:00:00.000Z', offset: 300, viewerOffset: 0 },
      { at: '2026-11-24T10:00:00.000Z', offset: 300, viewerOffset: 0 },
    ],
    lesson: null,
    reason: null,
    isRegistered: false,
  })
  const [listed] = await list()
  expect(listed).toMatchObject({ pageLanguage: 'ur', path: body.path, phone: trialRequest.phone, studentId: null })
  const waiting = (await api('listWaiting', { token: admin.token, query: { kind: 'trial' } })).body
  expect(waiting.counts.trial).toBe(1)
  expect(waiting.oldest?.trial).toBe('2026-11-21T08:00:00.000Z')
  const person = { id: listed?.id, name: 'Zoya Iqbal', code: null }
  expect(waiting.items).toMatchObject([{ kind: 'trial', what: 'Qaida for children', courseId, person, trial: listed }])
})

test('a school that offers no trial lessons refuses requests, and settings without the switch keep it', async () => {
  const { api, admin, offer } = await openTrialTestSchool()
  const { settings } = (await api('getSettings')).body
  expect(settings.offersTrials).toBe(true)
  const { name, currency, timeZone, paymentInstructions } = settings
  await api('saveSettings', { token: admin.token, body: { name, currency, timeZone, paymentInstructions } })
  expect((await api('getSettings')).body.settings.offersTrials).toBe(true)
  await offer(false)
  const refused = await api('requestTrial', { body: trialRequest })
  expect([refused.status, refused.body.error]).toEqual([422, 'We don’t offer trial lessons at the moment.'])
})

test.each([
  [{ zone: 'Mars/Olympus' }, ['zone']],
  [{ phone: '12' }, ['phone']],
  [{ wishes: [{ day: '2026-11-31', time: '10:00' }] }, ['wishes[0].day']],
  [{ wishes: [trialRequest.wishes[0], { day: '2026-11-21', time: '07:59' }] }, ['wishes[1].time']],
  [{ wishes: [{ day: '2027-03-01', time: '10:00' }] }, ['wishes[0].day']],
  [{ age: 2, name: '' }, ['name', 'age']],
])('%o is refused with the fields %j', async (more, fields) => {
  const { api, list } = await openTrialTestSchool()
  const { status, body } = await api('requestTrial', { body: { ...trialRequest, ...more } })
  expect([status, Object.keys(body.error ?? {}).toSorted()]).toEqual([422, fields.toSorted()])
  expect(await list()).toEqual([])
})

test('a request that fills the hidden field is answered as usual but not stored', async () => {
  const { api, list } = await openTrialTestSchool()
  const { status, body } = await api('requestTrial', { body: { ...trialRequest, website: 'https://spam.test' } })
  expect([status, body.path]).toEqual([200, expect.stringMatching(/^\/try-a-lesson\//)])
  expect(await list()).toEqual([])
})

test('a course that is no longer offered is left out, and the same time twice counts once', async () => {
  const { api, course, database, list } = await openTrialTestSchool()
  const courseId = await course()
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', courseId).execute()
  const [time] = trialRequest.wishes
  await api('requestTrial', { body: { ...trialRequest, courseId, wishes: [time, time] } })
  expect(await list()).toMatchObject([{ course: null, wishes: [{ at: '2026-11-23T16:00:00.000Z' }] }])
})

test('repeating a request with its key stores it once and returns the same private page', async () => {
  const { api, list } = await openTrialTestSchool()
  const send = () => api('requestTrial', { body: trialRequest, key: 'trial-lesson-key-0001' })
  const [first, second] = [await send(), await send()]
  expect(second.body.path).toBe(first.body.path)
  expect(await list()).toHaveLength(1)
})

test('more than twenty requests from a network in 15 minutes are refused', async () => {
  const { api } = await openTrialTestSchool()
  const invalid = { ...trialRequest, phone: '12' }
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await api('requestTrial', { body: invalid })).status)
  expect(statuses.slice(-2)).toEqual([422, 429])
})

test('an unknown private link returns 404', async () => {
  const { read } = await openTrialTestSchool()
  expect((await read('A'.repeat(43))).status).toBe(404)
  expect((await read('short')).status).toBe(404)
})
