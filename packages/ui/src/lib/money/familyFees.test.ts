import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { getFamilyFees, getOtherFees, getSiblingFees, toOwnFee } from './familyFees.ts'

const { children } = examples.getFamily[200].typical
const { fees } = examples.listOwnFees[200].typical
const [overdue, due, pending, paid] = fees.map(toOwnFee)

test('the fees of siblings have the child’s name, and other dues are left out', () => {
  expect(getSiblingFees(children)).toMatchObject([
    { id: 9, child: 'محمد عثمان', course: 'ناظرہ قرآن', month: '2026-11', amount: 40, status: 'due' },
  ])
})

test('a partly paid fee has what is left as its amount', () => {
  expect(toOwnFee(examples.listOwnFees[200].recorded.fees[0]!)).toMatchObject({ amount: 25, paid: 20 })
})

test('other fees are open, in the same currency and oldest first', () => {
  const foreign = { ...due!, id: 50, currency: 'EUR' }
  const all = [...getSiblingFees(children), overdue!, due!, pending!, paid!, foreign]
  expect(getOtherFees(overdue!, all).map(({ id }) => id)).toEqual([9, 4])
  expect(getOtherFees(due!, all).map(({ id }) => id)).toEqual([3, 9])
})

test('the fees of a family are added up in the currency of the first', () => {
  expect(getFamilyFees(children)).toEqual({ ids: [3, 4, 9], total: 130, currency: 'USD' })
  expect(getFamilyFees(examples.getFamily[200].empty.children)).toEqual({ ids: [], total: 0, currency: '' })
})
