import { type TestSchool, openTestSchool } from './openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'USD',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}

/** Monday, 23 November 2026, 16:00 in London and 21:00 in Karachi; Tuesday, 10:00 in London and 15:00 in Karachi. */
export const trialRequest = {
  name: 'Zoya Iqbal',
  age: 8,
  language: 'english',
  wishes: [
    { day: '2026-11-23', time: '16:00' },
    { day: '2026-11-24', time: '10:00' },
  ],
  zone: 'Europe/London',
  phone: '+44 20 5550142',
} as const

/** A school in Karachi that offers trial lessons. The time is Saturday, 21 November 2026, 08:00 UTC. */
export async function openTrialTestSchool() {
  const school = await openTestSchool()
  const { api } = school
  const admin = await school.admin()
  const offer = (offersTrials: boolean) =>
    api('saveSettings', { token: admin.token, body: { ...settings, offersTrials } })
  await offer(true)
  const list = async (token = admin.token) => (await api('listTrials', { token })).body.trials
  return { ...school, admin, offer, list, ...createTrialActions(school, admin.token) }
}

function createTrialActions({ api }: TestSchool, token: string) {
  /** The secret of the private link. */
  const request = async (more: object = {}) => {
    const { status, body } = await api('requestTrial', { body: { ...trialRequest, ...more } })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.path.split('/').at(-1) ?? ''
  }
  const read = (secret: string) => api('getTrial', { params: { token: secret } })
  const arrange = (id: number, teacherId: number, more: object = {}) =>
    api('arrangeTrial', { token, body: { id, teacherId, day: '2026-11-23', from: '21:00', minutes: 30, ...more } })
  return { request, read, arrange }
}
