import { expect, test } from 'vitest'
import { isDeepEqual, restoreDraft } from './formValues.ts'

const file = new File(['a'], 'a.png')

test.each([
  ['', '', true],
  ['', null, false],
  [Number.NaN, Number.NaN, true],
  [{ course: null, timings: [{ from: '', to: '' }] }, { course: null, timings: [{ from: '', to: '' }] }, true],
  [{ course: null, timings: [{ from: '', to: '' }] }, { course: null, timings: [{ from: '16:00', to: '' }] }, false],
  [{ timings: [{}] }, { timings: [{}, {}] }, false],
  [{ receipt: null }, { receipt: file }, false],
  [{ receipt: file }, { receipt: file }, true],
  [{ receipt: file }, { receipt: new File(['b'], 'b.png') }, false],
  [[], {}, false],
])('isDeepEqual of %o and %o returns %s', (one, other, isSame) => {
  expect(isDeepEqual(one, other)).toBe(isSame)
})

const blank = {
  name: '',
  gender: null as string | null,
  agreed: false,
  languages: [] as string[],
  course: [{ id: null as string | null, timings: [{ from: '', to: '' }] }],
}

const full = {
  name: 'Zaynab',
  gender: 'female',
  agreed: true,
  languages: ['urdu', 'english'],
  course: [
    { id: '1', timings: [{ from: '16:00', to: '17:00' }] },
    {
      id: null,
      timings: [
        { from: '16:00', to: '' },
        { from: '', to: '' },
      ],
    },
  ],
}

test('restoreDraft restores a complete draft', () => {
  expect(restoreDraft(blank, JSON.parse(JSON.stringify(full)))).toEqual(full)
})

test.each([
  ['nothing', undefined, {}],
  ['text', 'name', {}],
  ['null', null, {}],
  ['a list', [{ name: 'Zaynab' }], {}],
  ['a part', { name: 'Zaynab' }, { name: 'Zaynab' }],
  ['wrong types', { name: 3, gender: {}, agreed: 'yes', languages: 'urdu', course: {} }, {}],
  ['a list with mixed types', { languages: ['urdu', 4, null] }, { languages: ['urdu'] }],
  ['a list of numbers', { languages: [1, 'urdu', 3] }, { languages: [1, 3] }],
  ['no blocks at all', { course: [] }, {}],
  [
    'a broken block',
    { course: ['x', { id: '2', timings: 4 }] },
    { course: [blank.course[0], { ...blank.course[0], id: '2' }] },
  ],
  ['fields of another form', { password: 'open sesame', __proto__: { name: 'x' } }, {}],
])('restoreDraft from %s keeps only values that fit the form', (_, draft, restored) => {
  expect(restoreDraft(blank, draft)).toEqual({ ...blank, ...restored })
})
