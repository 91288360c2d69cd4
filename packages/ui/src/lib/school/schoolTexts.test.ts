import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { findRefundPolicyTitle, getFrontPageTexts, localizePolicies, localizePolicy } from './schoolTexts.ts'

const { typical, rupees } = examples.getSettings[200]
const { frontPage, translations } = typical.settings

// proves X199
test('getFrontPageTexts returns the texts of the reader’s language', () => {
  const { motto, about, getStep } = getFrontPageTexts(typical.settings, 'ur')
  expect([motto, about]).toEqual([
    { text: translations.ur.motto, lang: 'ur' },
    { text: translations.ur.about, lang: 'ur' },
  ])
  expect(getStep(1)).toEqual({ title: undefined, text: { text: translations.ur.steps[1]?.text, lang: 'ur' } })
  expect(getStep(2).title).toEqual({ text: translations.ur.steps[2]?.title, lang: 'ur' })
})

// proves X199
test('getFrontPageTexts returns plain texts where the reader’s language has none', () => {
  const { motto, getStep } = getFrontPageTexts(typical.settings, 'en')
  expect([motto, getStep(2).title]).toEqual([{ text: frontPage.motto }, { text: frontPage.steps[2]?.title }])
  expect(getFrontPageTexts(rupees.settings, 'ar').motto).toEqual({ text: rupees.settings.frontPage.motto })
  expect(getFrontPageTexts({}, 'ur').about).toBeUndefined()
})

// proves X199
test('localizePolicy falls back separately for title and description', () => {
  const policy = { title: 'Manners', description: 'Be kind.', translations: { ur: { title: 'آداب' } } }
  expect(localizePolicy(policy, 'ur')).toEqual({
    title: { text: 'آداب', lang: 'ur' },
    description: { text: 'Be kind.' },
  })
  expect(localizePolicy(policy, 'ar').title).toEqual({ text: 'Manners' })
})

test('findRefundPolicyTitle finds the policy on refunds in any of its languages', () => {
  const policies = examples.listPolicies[200].typical.policy
  expect(['en', 'ur', 'ar'].map((reader) => findRefundPolicyTitle(policies, reader))).toEqual([
    'Refunds',
    'رقم کی واپسی',
    'استرداد المبلغ',
  ])
  expect(findRefundPolicyTitle([{ title: 'واپسی کا راستہ', description: '' }], 'ur')).toBeUndefined()
})

// proves X298
test('localizePolicies puts policies without a text in the reader’s language last', () => {
  const english = { title: 'Manners', description: 'Be kind.' }
  const arabic = { title: 'الغياب', description: 'يُرجى إبلاغ المعلّم مسبقًا.' }
  const both = { ...arabic, translations: { en: { title: 'Absence', description: 'Tell your teacher.' } } }
  const titlesFor = (reader: string) => localizePolicies([arabic, both, english], reader).map(({ title }) => title.text)
  expect(titlesFor('en')).toEqual(['Absence', 'Manners', 'الغياب'])
  expect(titlesFor('ar')).toEqual(['الغياب', 'الغياب', 'Manners'])
})
