import { expect, test } from 'vitest'
import { createReceiptSeenReporter } from './receiptSeen.ts'

// proves X87
test('a receipt is noted once, however its address is signed, and another of the same payment anew', () => {
  const sent: string[] = []
  const note = createReceiptSeenReporter(async ({ kind, id }) => sent.push(`${kind} ${id}`))
  for (const receipt of ['/uploads/a.jpg?key=1', '/uploads/a.jpg?key=2', '/uploads/b.jpg?key=3']) {
    note({ kind: 'course', id: 7, receipt })
  }
  expect(sent).toEqual(['course 7', 'course 7'])
})
