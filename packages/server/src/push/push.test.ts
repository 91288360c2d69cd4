import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import {
  createPushService,
  lookupPublic,
  isPublicAddress,
  isPushServiceUrl,
  type PushDevice,
  type PushNotification,
} from './createPushService.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const phone = { endpoint: 'https://push.example.com/send/phone', ...keys }

/** A school with push notifications, and what each device was sent. */
async function openReminding() {
  const shown: (Pick<PushDevice, 'endpoint'> & PushNotification)[] = []
  const gone = new Set<string>()
  const school = await openTestSchool({
    push: {
      key: 'the school’s key',
      send: async ({ endpoint }, note) => {
        if (gone.has(endpoint)) return 'gone'
        shown.push({ endpoint, ...note })
        return 'sent'
      },
    },
  })
  const devices = () => school.database.selectFrom('reminder_devices').select(['endpoint', 'account_id']).execute()
  return { ...school, shown, gone, devices }
}

// proves X160
test('a reminder is sent once by mail and once to each device', async () => {
  const { api, admin, shown, mails } = await openReminding()
  const { token } = await admin()
  expect((await api('getReminders', { token })).body.pushKey).toBe('the school’s key')
  const added = await api('addReminderDevice', { token, body: phone })
  expect(added).toEqual({ status: 200, body: { message: 'Notifications turned on for this device' } })
  await api('addReminderDevice', { token, body: phone })
  await api('testReminder', { token })
  expect(mails).toHaveLength(1)
  expect(shown.map(({ endpoint, title }) => [endpoint, title])).toEqual([[phone.endpoint, mails[0]?.subject]])
  expect(shown[0]?.body).not.toBe('')
})

// proves X160
test('a device that was removed or is gone gets no more notifications', async () => {
  const { api, admin, shown, gone, devices } = await openReminding()
  const { token } = await admin()
  await api('addReminderDevice', { token, body: phone })
  gone.add(phone.endpoint)
  await api('testReminder', { token })
  expect(await devices()).toEqual([])

  gone.clear()
  await api('addReminderDevice', { token, body: phone })
  const removed = await api('removeReminderDevice', { token, body: { endpoint: phone.endpoint } })
  expect(removed).toEqual({ status: 200, body: { message: 'Notifications turned off for this device' } })
  await api('testReminder', { token })
  expect(shown).toEqual([])
})

// proves X160
test('a device belongs to the account that registered it last, and only that account can remove it', async () => {
  const { api, admin, account, shown, devices } = await openReminding()
  const one = await admin()
  const other = await account('teacher')
  await api('addReminderDevice', { token: one.token, body: phone })
  await api('removeReminderDevice', { token: other.token, body: { endpoint: phone.endpoint } })
  expect(await devices()).toHaveLength(1)
  await api('addReminderDevice', { token: other.token, body: phone })
  expect(await devices()).toEqual([{ endpoint: phone.endpoint, account_id: other.accountId }])
  await api('testReminder', { token: one.token })
  expect(shown).toEqual([])
})

test('an account has at most ten devices', async () => {
  const { api, admin, devices } = await openReminding()
  const { token } = await admin()
  for (let at = 0; at < 12; at += 1) {
    await api('addReminderDevice', { token, body: { ...keys, endpoint: `https://push.example.com/${at}` } })
  }
  const names = (await devices()).map(({ endpoint }) => Number(endpoint.split('/').at(-1)))
  expect(names.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

// proves X161
test.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://10.0.0.7/x',
  'https://printer.local/x',
  'https://push.example.com:8443/x',
  ['https://name', 'word@push.example.com/x'].join(':'),
])('%s is rejected as a push endpoint', async (endpoint) => {
  expect(isPushServiceUrl(endpoint)).toBe(false)
  const { api, admin } = await openReminding()
  const { token } = await admin()
  const { status, body } = await api('addReminderDevice', { token, body: { ...keys, endpoint } })
  expect([status, Object.keys(body.error ?? {})]).toEqual([422, ['endpoint']])
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.9', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['not an address', false],
])('isPublicAddress(%s) is %s', (address, isOut) => {
  expect(isPublicAddress(address)).toBe(isOut)
})

// proves X161
test('lookupPublic rejects a name that resolves to a private address', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve))
  expect(String(error)).toContain('network of its own')
})

test('a stored endpoint is checked again before each notification', async () => {
  const contact = 'https://school.test'
  const { send } = createPushService({ publicKey: 'A'.repeat(87), privateKey: 'A'.repeat(43), contact })
  const note = { title: 'Lesson', body: '', path: '/' }
  expect(await send({ ...phone, endpoint: 'https://192.168.1.1/x' }, note)).toBe('gone')
})

test('a school without VAPID keys sends no notifications and reports push as unavailable', async () => {
  const { api, admin, mails } = await openTestSchool()
  const { token } = await admin()
  expect((await api('getReminders', { token })).body).not.toHaveProperty('pushKey')
  expect((await api('addReminderDevice', { token, body: phone })).status).toBe(422)
  await api('testReminder', { token })
  expect(mails).toHaveLength(1)
})
