import { examples } from '@maktab/contract/examples'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createTrialMessage } from './createTrialMessage.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const { trials } = examples.listTrials[200].typical
const trialOf = (id: number) => trials.find((trial) => trial.id === id)!
const address = 'https://school.example/try-a-lesson/token'

test('an arranged lesson is announced with the time of the family, the link and the private page', () => {
  const trial = { ...trialOf(3), zone: 'America/New_York' }
  expect(createTrialMessage(trial, address, i18n, 'en-GB')).toEqual({
    subject: 'Your trial lesson',
    text: [
      'The trial lesson of Elif Demir with Amina Yusuf is on Thursday 19 November at 11:00 in New York.',
      'Join: https://meet.example.com/trial-3',
      `Details: ${address}`,
    ].join('\n'),
  })
})

test('a declined lesson is announced with the reason and without a link to join', () => {
  const { text } = createTrialMessage({ ...trialOf(7), lesson: trialOf(3).lesson }, undefined, i18n, 'en-GB')
  expect(text).toBe('We’re sorry, we can’t offer a trial lesson for Lina Costa. Our courses begin at the age of five.')
})

test('after the lesson the private page is where to register', () => {
  const held = trialOf(5)
  expect(createTrialMessage(held, address, i18n, 'en-GB').text).toBe(
    `We hope ${held.name} enjoyed the trial lesson.\nRegister: ${address}`,
  )
  expect(createTrialMessage(held, undefined, i18n, 'en-GB').text).not.toContain(':')
})

test.each([1, 5, 6])('the message about trial %i names the student', (id) => {
  const trial = trialOf(id)
  expect(createTrialMessage(trial, address, i18n, 'en-GB').text).toContain(trial.name)
})
