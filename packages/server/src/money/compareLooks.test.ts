import { expect, test } from 'vitest'
import { drawReceipt } from '../testing/drawReceipt.ts'
import { compareLooks } from './compareLooks.ts'
import { LOOKS_ALIKE } from './findAlike.ts'
import { readLook } from './readLook.ts'

/** Months of one person at one bank: the amount, the payer and mostly the day stay. */
const receipts = Array.from({ length: 12 }, (_, month) => ({
  amount: month % 4 === 3 ? '4500' : '4000',
  payer: '7730912',
  day: `0${(month % 3) + 1}112026`,
  transaction: String(100_000_000_000 + ((month * 982_451_653) % 900_000_000_000)),
}))

const sentAgain = [
  { width: 360, quality: 60 },
  { width: 300, quality: 40 },
  { quality: 70, darker: 0.7 },
  { quality: 80, crop: 4 },
]

// proves X90
test('of twelve receipts of one bank no two count as alike, and each does that is sent again smaller, worse, darker or cut', async () => {
  const looks: Uint8Array[] = []
  for (const receipt of receipts) looks.push(await readLook(await drawReceipt(receipt)))
  const pairs = looks.flatMap((one, index) =>
    looks.slice(0, index).map((other) => compareLooks(one, other, LOOKS_ALIKE)),
  )
  expect(pairs).toHaveLength(66)
  expect(pairs.filter((unlike) => unlike <= LOOKS_ALIKE)).toEqual([])
  const again: number[] = []
  for (const [index, receipt] of receipts.slice(0, 4).entries()) {
    for (const sent of sentAgain) {
      const look = await readLook(await drawReceipt(receipt, sent))
      again.push(compareLooks(looks[index] ?? look, look, LOOKS_ALIKE))
    }
  }
  expect(again.filter((unlike) => unlike > LOOKS_ALIKE)).toEqual([])
})
